term-bidding = highest bid, cheques
term-tips = tip, envelope, sealed tip
