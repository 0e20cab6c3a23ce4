-- What people reported from the meeting room of a booking, for staff who look into it.
CREATE TABLE meeting_problems (
  id uuid PRIMARY KEY,
  booking_id uuid NOT NULL REFERENCES bookings ON DELETE CASCADE,
  organization_id uuid NOT NULL REFERENCES organizations,
  user_id uuid NOT NULL REFERENCES users,
  problem text NOT NULL CHECK (problem IN ('hearing', 'heard', 'picture', 'connection', 'entry', 'other')),
  detail text CHECK (length(detail) <= 500),
  -- Where they stood on the meeting chart.
  step text NOT NULL CHECK (length(step) <= 80),
  at timestamptz NOT NULL
);
CREATE INDEX meeting_problems_by_booking ON meeting_problems (booking_id, at);
CREATE INDEX meeting_problems_by_user ON meeting_problems (user_id);
