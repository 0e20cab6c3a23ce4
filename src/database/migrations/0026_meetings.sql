-- When somebody came into the meeting room first, and was seen there last.
ALTER TABLE attendees ADD COLUMN joined_at timestamptz, ADD COLUMN left_at timestamptz;

-- Who is in the room of a booking, or was. One seat a person: whoever comes back sits where they sat.
CREATE TABLE meeting_seats (
  id uuid PRIMARY KEY,
  booking_id uuid NOT NULL REFERENCES bookings ON DELETE CASCADE,
  organization_id uuid NOT NULL REFERENCES organizations,
  user_id uuid NOT NULL REFERENCES users,
  side text NOT NULL CHECK (side IN ('member', 'coach', 'staff')),
  -- The browser page that they sit at; another one takes the seat over.
  page uuid NOT NULL,
  -- Why staff looked in.
  reason text,
  joined_at timestamptz NOT NULL,
  seen_at timestamptz NOT NULL,
  left_at timestamptz,
  UNIQUE (booking_id, user_id)
);
CREATE INDEX meeting_seats_by_user ON meeting_seats (user_id);

-- What the pages of two people tell one another in order to connect. Gone as soon as it was heard.
CREATE TABLE meeting_signals (
  position bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  organization_id uuid NOT NULL REFERENCES organizations,
  from_seat uuid NOT NULL REFERENCES meeting_seats ON DELETE CASCADE,
  to_seat uuid NOT NULL REFERENCES meeting_seats ON DELETE CASCADE,
  from_page uuid NOT NULL,
  to_page uuid NOT NULL,
  content text NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX meeting_signals_to ON meeting_signals (to_seat, position);
CREATE INDEX meeting_signals_from ON meeting_signals (from_seat);
