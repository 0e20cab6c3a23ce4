-- Where everybody pays for their own place, the units are those of the attendees, and the booking shows what becomes of them together.
ALTER TABLE bookings ADD COLUMN credit_mode text NOT NULL DEFAULT 'perBooking' CHECK (credit_mode IN ('perBooking', 'perAttendee'));
ALTER TABLE bookings DROP CONSTRAINT bookings_credit_state_check;
ALTER TABLE bookings ADD CONSTRAINT bookings_credit_state_check
  CHECK (credit_state IN ('none', 'held', 'returned', 'forfeited', 'spent', 'refunded') OR (credit_state = 'mixed' AND credit_mode = 'perAttendee'));

ALTER TABLE attendees
  ADD COLUMN credit_state text NOT NULL DEFAULT 'none' CHECK (credit_state IN ('none', 'held', 'returned', 'forfeited', 'spent', 'refunded')),
  ADD COLUMN credit_lot_id uuid REFERENCES credit_lots,
  ADD COLUMN is_forgiven boolean NOT NULL DEFAULT false;
CREATE INDEX attendees_forgiven ON attendees (user_id) WHERE is_forgiven;

ALTER TABLE ledger_accounts ADD COLUMN attendee_id uuid;
ALTER TABLE ledger_transfers ADD COLUMN attendee_id uuid;
CREATE INDEX ledger_transfers_by_attendee ON ledger_transfers (attendee_id, position) WHERE attendee_id IS NOT NULL;

-- Whoever left in time has nothing to do with the session's credits any more.
CREATE FUNCTION show_units_of_attendees() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE bookings SET credit_state = coalesce((
    SELECT CASE WHEN min(a.credit_state) = max(a.credit_state) THEN min(a.credit_state) ELSE 'mixed' END
    FROM attendees a
    WHERE a.booking_id = NEW.booking_id AND a.credit_state <> 'none' AND NOT (a.status = 'withdrawn' AND a.credit_state = 'returned')
  ), 'none')
  WHERE id = NEW.booking_id AND credit_mode = 'perAttendee';
  RETURN NULL;
END $$;
CREATE TRIGGER attendees_pay AFTER INSERT OR UPDATE OF credit_state, status ON attendees
  FOR EACH ROW WHEN (NEW.credit_state <> 'none') EXECUTE FUNCTION show_units_of_attendees();
