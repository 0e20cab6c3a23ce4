-- Where the credits of a session option are, in units: counted when they move, and not whenever somebody looks. They follow the accounts by triggers, so that
-- nobody can forget it. Whoever moves credits has locked the programme before, so that nobody waits here who did not wait there.
ALTER TABLE session_options
  -- Nobody's yet.
  ADD COLUMN pool_units integer NOT NULL DEFAULT 0,
  -- Allocated, and free to book with.
  ADD COLUMN available_units integer NOT NULL DEFAULT 0,
  -- Set aside for bookings.
  ADD COLUMN held_units integer NOT NULL DEFAULT 0,
  ADD COLUMN used_units integer NOT NULL DEFAULT 0,
  -- Forfeited or expired.
  ADD COLUMN lost_units integer NOT NULL DEFAULT 0;

UPDATE session_options o SET
    pool_units = c.pool, available_units = c.available, held_units = c.held, used_units = c.used, lost_units = c.lost
  FROM (
    SELECT l.session_option_id,
      coalesce(sum(a.balance) FILTER (WHERE a.kind = 'pool'), 0) AS pool,
      coalesce(sum(a.balance) FILTER (WHERE a.kind = 'available'), 0) AS available,
      coalesce(sum(a.balance) FILTER (WHERE a.kind = 'held'), 0) AS held,
      coalesce(sum(a.balance) FILTER (WHERE a.kind = 'spent'), 0) AS used,
      coalesce(sum(a.balance) FILTER (WHERE a.kind IN ('forfeited', 'expired')), 0) AS lost
    FROM ledger_accounts a JOIN credit_lots l ON l.id = a.lot_id
    GROUP BY l.session_option_id
  ) c
  WHERE o.id = c.session_option_id;

CREATE FUNCTION count_opened_units() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE session_options o SET
      pool_units = o.pool_units + c.pool, available_units = o.available_units + c.available, held_units = o.held_units + c.held,
      used_units = o.used_units + c.used, lost_units = o.lost_units + c.lost
    FROM (
      SELECT l.session_option_id,
        coalesce(sum(n.balance) FILTER (WHERE n.kind = 'pool'), 0) AS pool,
        coalesce(sum(n.balance) FILTER (WHERE n.kind = 'available'), 0) AS available,
        coalesce(sum(n.balance) FILTER (WHERE n.kind = 'held'), 0) AS held,
        coalesce(sum(n.balance) FILTER (WHERE n.kind = 'spent'), 0) AS used,
        coalesce(sum(n.balance) FILTER (WHERE n.kind IN ('forfeited', 'expired')), 0) AS lost
      FROM opened n JOIN credit_lots l ON l.id = n.lot_id
      WHERE n.balance <> 0
      GROUP BY l.session_option_id
    ) c
    WHERE o.id = c.session_option_id;
  RETURN NULL;
END $$;
CREATE TRIGGER ledger_accounts_opened AFTER INSERT ON ledger_accounts
  REFERENCING NEW TABLE AS opened FOR EACH STATEMENT EXECUTE FUNCTION count_opened_units();

CREATE FUNCTION count_moved_units() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE session_options o SET
      pool_units = o.pool_units + c.pool, available_units = o.available_units + c.available, held_units = o.held_units + c.held,
      used_units = o.used_units + c.used, lost_units = o.lost_units + c.lost
    FROM (
      SELECT l.session_option_id,
        coalesce(sum(n.balance - w.balance) FILTER (WHERE n.kind = 'pool'), 0) AS pool,
        coalesce(sum(n.balance - w.balance) FILTER (WHERE n.kind = 'available'), 0) AS available,
        coalesce(sum(n.balance - w.balance) FILTER (WHERE n.kind = 'held'), 0) AS held,
        coalesce(sum(n.balance - w.balance) FILTER (WHERE n.kind = 'spent'), 0) AS used,
        coalesce(sum(n.balance - w.balance) FILTER (WHERE n.kind IN ('forfeited', 'expired')), 0) AS lost
      FROM moved n JOIN moved_from w ON w.key = n.key JOIN credit_lots l ON l.id = n.lot_id
      WHERE n.balance <> w.balance
      GROUP BY l.session_option_id
    ) c
    WHERE o.id = c.session_option_id;
  RETURN NULL;
END $$;
CREATE TRIGGER ledger_accounts_moved AFTER UPDATE ON ledger_accounts
  REFERENCING OLD TABLE AS moved_from NEW TABLE AS moved FOR EACH STATEMENT EXECUTE FUNCTION count_moved_units();
