-- Files that come in parts: what was promised, and how much of it is there. The content of the parts lies with the stored files.
CREATE TABLE file_uploads (
  id uuid PRIMARY KEY,
  owner_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  purpose text NOT NULL CHECK (length(purpose) BETWEEN 1 AND 40),
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 200),
  modified_at timestamptz NOT NULL,
  byte_length bigint NOT NULL CHECK (byte_length > 0),
  received bigint NOT NULL DEFAULT 0 CHECK (received BETWEEN 0 AND byte_length),
  created_at timestamptz NOT NULL,
  touched_at timestamptz NOT NULL
);
CREATE INDEX file_uploads_by_owner ON file_uploads (owner_id, created_at);

-- A recording of 2 GB has one byte more than an integer holds.
ALTER TABLE files ALTER COLUMN byte_length TYPE bigint;
