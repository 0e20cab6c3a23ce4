-- Browsers in which somebody wants notifications: one for each sign-in, gone with it. Where a push service is reached, and with which keys, is sealed.
CREATE TABLE push_subscriptions (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users,
  family_id uuid NOT NULL REFERENCES token_families ON DELETE CASCADE,
  endpoint_hash text NOT NULL,
  sealed text NOT NULL CHECK (length(sealed) <= 4000),
  created_at timestamptz NOT NULL,
  CONSTRAINT push_subscriptions_endpoint UNIQUE (endpoint_hash),
  CONSTRAINT push_subscriptions_family UNIQUE (family_id)
);
CREATE INDEX push_subscriptions_user ON push_subscriptions (user_id);
