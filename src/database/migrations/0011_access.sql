-- Which version of a text a person has accepted, and when (domain reference, 11.8). Nobody has accepted anything before they are asked.
ALTER TABLE users
  ADD COLUMN privacy_accepted_version text,
  ADD COLUMN privacy_accepted_at timestamptz,
  ADD COLUMN terms_accepted_version text,
  ADD COLUMN terms_accepted_at timestamptz;

-- A link that lets one person set a password once. Only the hash of its secret is kept.
CREATE TABLE password_links (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  purpose text NOT NULL CHECK (purpose IN ('recovery', 'invitation')),
  secret_hash text NOT NULL UNIQUE,
  account text NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  voided_at timestamptz
);
CREATE INDEX password_links_by_user ON password_links (user_id, purpose);
CREATE INDEX password_links_by_end ON password_links (expires_at);
