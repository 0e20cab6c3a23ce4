-- Sessions that take place in a meeting of a provider instead of the built-in room.
CREATE TABLE meeting_clients (
  booking_id uuid PRIMARY KEY REFERENCES bookings ON DELETE CASCADE,
  organization_id uuid NOT NULL REFERENCES organizations,
  number text NOT NULL,
  -- Sealed.
  passcode text NOT NULL,
  chosen_at timestamptz NOT NULL
);
