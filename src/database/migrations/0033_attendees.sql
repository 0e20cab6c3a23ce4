-- Somebody may withdraw from a session that others come to, and say why.
ALTER TABLE attendees ADD COLUMN withdraw_reason text CHECK (length(withdraw_reason) <= 500);
ALTER TABLE attendees ADD COLUMN updated_at timestamptz NOT NULL DEFAULT now();
