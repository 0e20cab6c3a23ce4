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

-- Until when somebody came to a session that took place: what tells how far people have come is found by an index, without their bookings. It follows the
-- outcomes by triggers, too.
ALTER TABLE attendees ADD COLUMN attended_until timestamptz;

UPDATE attendees a SET attended_until = b.ends_at
  FROM bookings b WHERE b.id = a.booking_id AND a.status = 'attended' AND b.status = 'completed';

CREATE FUNCTION note_attendance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.attended_until := CASE WHEN NEW.status = 'attended' THEN (
    SELECT ends_at FROM bookings WHERE id = NEW.booking_id AND status = 'completed') END;
  RETURN NEW;
END $$;
CREATE TRIGGER attendees_came BEFORE INSERT OR UPDATE OF status ON attendees
  FOR EACH ROW EXECUTE FUNCTION note_attendance();

CREATE FUNCTION note_outcome() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE attendees SET attended_until = CASE WHEN NEW.status = 'completed' THEN NEW.ends_at END
    WHERE booking_id = NEW.id AND status = 'attended';
  RETURN NULL;
END $$;
CREATE TRIGGER bookings_took_place AFTER UPDATE OF status, ends_at ON bookings
  FOR EACH ROW WHEN ((OLD.status = 'completed' OR NEW.status = 'completed') AND (OLD.status <> NEW.status OR OLD.ends_at <> NEW.ends_at))
  EXECUTE FUNCTION note_outcome();

CREATE INDEX attendees_attended ON attendees (user_id, attended_until) WHERE attended_until IS NOT NULL;
-- How many bookings of a programme are in which state.
CREATE INDEX bookings_by_state ON bookings (programme_id, status, starts_at) WHERE programme_id IS NOT NULL;
