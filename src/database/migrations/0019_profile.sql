-- What somebody wants to hear of and how; only what differs from the usual.
ALTER TABLE users
  ADD COLUMN notification_preferences jsonb NOT NULL DEFAULT '{}',
  ADD COLUMN points integer NOT NULL DEFAULT 0 CHECK (points >= 0);

-- How far somebody has come with an award. The awards themselves are part of the product (domain reference, 11.5).
CREATE TABLE user_awards (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  award text NOT NULL,
  progress integer NOT NULL DEFAULT 0 CHECK (progress >= 0),
  earned_at timestamptz,
  revoked_at timestamptz,
  PRIMARY KEY (user_id, award)
);

-- What waits for the one mail of a day that collects it.
CREATE TABLE digest_lines (
  id uuid PRIMARY KEY,
  recipient_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  type text NOT NULL,
  text text NOT NULL,
  entity text NOT NULL,
  entity_id uuid,
  created_at timestamptz NOT NULL
);
CREATE INDEX digest_lines_by_recipient ON digest_lines (recipient_id, created_at, id);
CREATE INDEX digest_lines_by_entity ON digest_lines (entity_id) WHERE entity_id IS NOT NULL;

-- Everything about oneself, asked for, prepared, and kept for a day.
CREATE TABLE own_exports (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  status text NOT NULL CHECK (status IN ('preparing', 'ready', 'failed', 'expired')),
  asked_at timestamptz NOT NULL,
  ready_at timestamptz,
  expires_at timestamptz,
  file_id uuid
);
CREATE UNIQUE INDEX own_exports_one_at_a_time ON own_exports (user_id) WHERE status = 'preparing';
CREATE INDEX own_exports_by_user ON own_exports (user_id, asked_at DESC);
