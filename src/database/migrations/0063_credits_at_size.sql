-- What the lists of session credits are ordered by and looked through stands in their rows, so that an index gives every page. It follows the accounts, people
-- and teams it is taken from by triggers, so that nobody can forget it.
ALTER TABLE credit_lots
  -- What is in it that could be booked with, or be allocated.
  ADD COLUMN available integer NOT NULL DEFAULT 0,
  ADD COLUMN holder_name text NOT NULL DEFAULT '';

UPDATE credit_lots l SET
  available = coalesce((SELECT sum(a.balance) FROM ledger_accounts a WHERE a.lot_id = l.id AND a.kind IN ('pool', 'available')), 0),
  holder_name = coalesce(CASE l.holder_type
    WHEN 'member' THEN (SELECT full_name FROM users WHERE id = l.holder_id)
    WHEN 'team' THEN (SELECT name FROM teams WHERE id = l.holder_id)
    ELSE 'Pool' END, '');

CREATE FUNCTION name_credit_lot() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.holder_name := coalesce(CASE NEW.holder_type
    WHEN 'member' THEN (SELECT full_name FROM users WHERE id = NEW.holder_id)
    WHEN 'team' THEN (SELECT name FROM teams WHERE id = NEW.holder_id)
    ELSE 'Pool' END, '');
  RETURN NEW;
END $$;
CREATE TRIGGER credit_lots_named BEFORE INSERT OR UPDATE OF holder_type, holder_id ON credit_lots
  FOR EACH ROW EXECUTE FUNCTION name_credit_lot();

CREATE FUNCTION rename_holder() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'users' THEN
    UPDATE credit_lots SET holder_name = NEW.full_name WHERE holder_type = 'member' AND holder_id = NEW.id;
  ELSE
    UPDATE credit_lots SET holder_name = NEW.name WHERE holder_type = 'team' AND holder_id = NEW.id;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER users_renamed_as_holders AFTER UPDATE OF first_name, last_name ON users
  FOR EACH ROW WHEN (OLD.full_name <> NEW.full_name) EXECUTE FUNCTION rename_holder();
CREATE TRIGGER teams_renamed_as_holders AFTER UPDATE OF name ON teams
  FOR EACH ROW WHEN (OLD.name <> NEW.name) EXECUTE FUNCTION rename_holder();

CREATE FUNCTION count_available() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  more integer := NEW.balance;
BEGIN
  IF TG_OP = 'UPDATE' THEN more := more - OLD.balance; END IF;
  IF more <> 0 THEN
    UPDATE credit_lots SET available = available + more WHERE id = NEW.lot_id;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER ledger_accounts_counted AFTER INSERT OR UPDATE OF balance ON ledger_accounts
  FOR EACH ROW WHEN (NEW.kind IN ('pool', 'available')) EXECUTE FUNCTION count_available();

CREATE INDEX credit_lots_in_order_of_expiry ON credit_lots (programme_id, expires_at, id);
CREATE INDEX credit_lots_in_order_of_holder ON credit_lots (programme_id, holder_name COLLATE "und-x-icu", id);
CREATE INDEX credit_lots_in_order_of_available ON credit_lots (programme_id, available, id);
CREATE INDEX credit_lots_of_organization ON credit_lots (organization_id, expires_at, id);
-- Those whose time is over are renamed with their holder too.
CREATE INDEX credit_lots_of_holder ON credit_lots (holder_id) WHERE holder_id IS NOT NULL;

-- What a transfer leaves to whoever it names, or in the pool where it names nobody, and what is in the programme's pool then. Both follow from the transfers
-- before it, which never change, so they are computed once.
ALTER TABLE ledger_transfers
  ADD COLUMN balance_after integer NOT NULL DEFAULT 0,
  ADD COLUMN pool_after integer NOT NULL DEFAULT 0;

ALTER TABLE ledger_transfers DISABLE TRIGGER ledger_transfers_append_only;
UPDATE ledger_transfers t SET pool_after = b.pool_after,
    balance_after = CASE WHEN t.member_id IS NULL AND t.team_id IS NULL THEN b.pool_after ELSE b.own_after END
  FROM (
    SELECT id,
      sum(amount * (starts_with(credit_key, 'pool:')::int - starts_with(debit_key, 'pool:')::int))
        OVER (PARTITION BY programme_id ORDER BY position) AS pool_after,
      sum(change) OVER (PARTITION BY programme_id, member_id, CASE WHEN member_id IS NULL THEN team_id END ORDER BY position) AS own_after
    FROM ledger_transfers
  ) b
  WHERE b.id = t.id;
ALTER TABLE ledger_transfers ENABLE TRIGGER ledger_transfers_append_only;

CREATE FUNCTION keep_balance() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  pool integer := NEW.amount * (starts_with(NEW.credit_key, 'pool:')::int - starts_with(NEW.debit_key, 'pool:')::int);
  own integer := NEW.amount * (starts_with(NEW.credit_key, 'available:')::int - starts_with(NEW.debit_key, 'available:')::int);
BEGIN
  NEW.pool_after := pool + coalesce((
    SELECT pool_after FROM ledger_transfers WHERE programme_id = NEW.programme_id AND position = NEW.position - 1), 0);
  IF own = 0 THEN own := pool; END IF;
  NEW.balance_after := CASE
    WHEN NEW.member_id IS NOT NULL THEN own + coalesce((
      SELECT balance_after FROM ledger_transfers
      WHERE programme_id = NEW.programme_id AND member_id = NEW.member_id AND position < NEW.position ORDER BY position DESC LIMIT 1), 0)
    WHEN NEW.team_id IS NOT NULL THEN own + coalesce((
      SELECT balance_after FROM ledger_transfers
      WHERE programme_id = NEW.programme_id AND team_id = NEW.team_id AND member_id IS NULL AND position < NEW.position ORDER BY position DESC LIMIT 1), 0)
    ELSE NEW.pool_after END;
  RETURN NEW;
END $$;
CREATE TRIGGER ledger_transfers_balanced BEFORE INSERT ON ledger_transfers
  FOR EACH ROW EXECUTE FUNCTION keep_balance();

DROP INDEX ledger_transfers_of_pool;
CREATE INDEX ledger_transfers_of_type ON ledger_transfers (programme_id, type, position);
CREATE INDEX ledger_transfers_of_actor ON ledger_transfers (programme_id, actor_id, position);
CREATE INDEX ledger_transfers_in_time ON ledger_transfers (programme_id, at);
