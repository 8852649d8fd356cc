term-bidding = plus haute mise, chèques
term-tips = pourboire, enveloppe, pourboire scellé
