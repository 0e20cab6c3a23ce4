-- Who is invited to a session that is full waits for a seat.
ALTER TABLE booking_invites ADD COLUMN waiting_since timestamptz;
ALTER TABLE booking_invites DROP CONSTRAINT booking_invites_status_check;
ALTER TABLE booking_invites ADD CONSTRAINT booking_invites_status_check
  CHECK (status IN ('waiting', 'sent', 'accepted', 'rejected', 'revoked', 'expired', 'closed'));
ALTER TABLE booking_invites ADD CONSTRAINT booking_invites_wait_has_a_beginning
  CHECK ((status = 'waiting') = (waiting_since IS NOT NULL));
DROP INDEX booking_invites_one_at_a_time;
CREATE UNIQUE INDEX booking_invites_one_at_a_time ON booking_invites (booking_id, invitee_id)
  WHERE status IN ('waiting', 'sent', 'accepted');
CREATE INDEX booking_invites_in_line ON booking_invites (booking_id, waiting_since, id) WHERE status = 'waiting';
