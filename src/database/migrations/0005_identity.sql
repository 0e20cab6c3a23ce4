-- Failures are counted for e-mail addresses, whether or not an account exists, so that a lock says nothing about who has one.
DROP TABLE sign_in_locks;
CREATE TABLE sign_in_locks (
  account text PRIMARY KEY,
  user_id uuid REFERENCES users ON DELETE CASCADE,
  failures integer NOT NULL,
  failed_at timestamptz NOT NULL,
  locked_until timestamptz
);
CREATE INDEX sign_in_locks_by_user ON sign_in_locks (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX sign_in_locks_by_failure ON sign_in_locks (failed_at);

CREATE INDEX rate_windows_by_start ON rate_windows (window_start);

DROP INDEX token_families_by_user;
CREATE INDEX token_families_by_user ON token_families (user_id, expires_at);
