-- What the pool or teams hold is a small part of a programme's credits, and so is what one name holds.
CREATE INDEX credit_lots_of_holder_type ON credit_lots (programme_id, holder_type, expires_at, id);
CREATE INDEX credit_lots_holder_search ON credit_lots USING gin (holder_name gin_trgm_ops);
CREATE INDEX ledger_transfers_of_actor_by_change ON ledger_transfers (programme_id, actor_id, change, position);
