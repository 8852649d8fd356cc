term-bidding = Höchstgebot, Schecks
term-tips = Trinkgeld, Umschlag
