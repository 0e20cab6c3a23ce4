ALTER TABLE users
  ADD COLUMN activated_at timestamptz,
  ADD COLUMN locked_until timestamptz,
  ADD COLUMN created_by uuid REFERENCES users,
  ADD COLUMN updated_by uuid REFERENCES users,
  ADD COLUMN deleted_by uuid REFERENCES users,
  ADD CONSTRAINT users_status CHECK (status IN ('invited', 'active', 'deleted', 'obfuscated')),
  ADD CONSTRAINT users_names CHECK (length(first_name) BETWEEN 1 AND 60 AND length(last_name) BETWEEN 1 AND 60),
  ADD CONSTRAINT users_lock CHECK (locked_until IS NULL OR status = 'active');
UPDATE users SET activated_at = created_at WHERE status = 'active';

-- A password that staff set says that it must be replaced.
ALTER TABLE password_credentials ADD COLUMN temporary boolean NOT NULL DEFAULT false;

-- One index for every order of the list, each with the id that decides between equals.
CREATE INDEX users_in_order_of_name ON users (full_name, id) WHERE deleted_at IS NULL;
CREATE INDEX users_in_order_of_creation ON users (created_at, id) WHERE deleted_at IS NULL;
CREATE INDEX users_in_order_of_sign_in ON users (last_sign_in_at, id) WHERE deleted_at IS NULL;
CREATE INDEX users_put_away ON users (full_name, id) WHERE deleted_at IS NOT NULL;
CREATE INDEX users_email_search ON users USING gin (email gin_trgm_ops);
