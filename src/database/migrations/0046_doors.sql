-- Failures from one address slow down those that follow.
CREATE TABLE attempt_paces (
  key text PRIMARY KEY,
  failures double precision NOT NULL,
  counted_at timestamptz NOT NULL,
  -- When the latest attempt has, or had, its turn.
  turn_at timestamptz NOT NULL
);
CREATE INDEX attempt_paces_by_count ON attempt_paces (counted_at);

-- Browsers in which a person has signed in: nobody else's failures shut them out there.
CREATE TABLE known_browsers (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  secret_hash text NOT NULL,
  used_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  UNIQUE (secret_hash, user_id)
);
CREATE INDEX known_browsers_by_user ON known_browsers (user_id, used_at);

-- When the status, password, address, role or way of signing in of a person last changed; what was begun before is over.
ALTER TABLE users ADD COLUMN access_changed_at timestamptz;
