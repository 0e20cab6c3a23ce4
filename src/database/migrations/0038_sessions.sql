-- Sessions become records that staff write. Those that kept less time free than everybody has to, keep that much, as they did in effect.
ALTER TABLE sessions
  ADD COLUMN created_by uuid REFERENCES users,
  ADD COLUMN updated_by uuid REFERENCES users,
  ADD COLUMN deleted_by uuid REFERENCES users,
  ADD CONSTRAINT sessions_description CHECK (length(description) <= 500);
UPDATE sessions SET buffer_after = 10 WHERE buffer_after < 10;
CREATE INDEX sessions_in_order_of_name ON sessions (lower(name), id) WHERE deleted_at IS NULL;
CREATE INDEX session_options_by_session ON session_options (session_id) WHERE deleted_at IS NULL;
