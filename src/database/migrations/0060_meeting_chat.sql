-- What those who are in the meeting room of a booking write to each other.
CREATE TABLE meeting_messages (
  id uuid PRIMARY KEY,
  booking_id uuid NOT NULL REFERENCES bookings ON DELETE CASCADE,
  organization_id uuid NOT NULL REFERENCES organizations,
  user_id uuid NOT NULL REFERENCES users,
  text text NOT NULL CHECK (length(text) <= 2000),
  created_at timestamptz NOT NULL
);
CREATE INDEX meeting_messages_by_booking ON meeting_messages (booking_id, created_at, id);
CREATE INDEX meeting_messages_by_user ON meeting_messages (user_id);
