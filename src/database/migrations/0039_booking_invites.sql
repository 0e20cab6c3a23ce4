-- An invitation to a session that several can come to.
CREATE TABLE booking_invites (
  id uuid PRIMARY KEY,
  version integer NOT NULL DEFAULT 1,
  status text NOT NULL CHECK (status IN ('sent', 'accepted', 'rejected', 'revoked', 'expired', 'closed')),
  booking_id uuid NOT NULL REFERENCES bookings ON DELETE CASCADE,
  organization_id uuid NOT NULL REFERENCES organizations,
  invitee_id uuid NOT NULL REFERENCES users,
  invited_by uuid NOT NULL REFERENCES users,
  message text CHECK (length(message) <= 500),
  expires_at timestamptz NOT NULL,
  responded_at timestamptz,
  decline_reason text CHECK (length(decline_reason) <= 500),
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX booking_invites_one_at_a_time ON booking_invites (booking_id, invitee_id) WHERE status IN ('sent', 'accepted');
CREATE INDEX booking_invites_by_booking ON booking_invites (booking_id, status);
CREATE INDEX booking_invites_by_invitee ON booking_invites (invitee_id, created_at, id);
CREATE INDEX booking_invites_by_inviter ON booking_invites (invited_by, created_at, id);
