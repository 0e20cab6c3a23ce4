-- What is kept as a file: the contents lie in the data folder (or wherever the file store keeps them), named by their hash and this id.
CREATE TABLE files (
  id uuid PRIMARY KEY,
  purpose text NOT NULL CHECK (length(purpose) BETWEEN 1 AND 40),
  owner_id uuid NOT NULL,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 200),
  media_type text NOT NULL CHECK (length(media_type) BETWEEN 3 AND 100),
  byte_length integer NOT NULL CHECK (byte_length >= 0),
  stored_as text NOT NULL UNIQUE,
  created_at timestamptz NOT NULL
);
CREATE INDEX files_by_owner ON files (owner_id, purpose);

-- One bulk change and what came of it.
CREATE TABLE upload_reports (
  id uuid PRIMARY KEY,
  version integer NOT NULL DEFAULT 1,
  status text NOT NULL CHECK (status IN (
    'receiving', 'validating', 'previewed', 'applying', 'completed', 'completedWithErrors', 'failed', 'discarded')),
  kind text NOT NULL CHECK (kind IN ('userCsv', 'kaiAnalysisReport', 'obfuscateMembers', 'deleteAllConversations', 'kpiValues')),
  file_name text NOT NULL CHECK (length(file_name) BETWEEN 1 AND 200),
  subject_id uuid,
  columns text[] NOT NULL DEFAULT '{}',
  rows integer NOT NULL DEFAULT 0,
  created integer NOT NULL DEFAULT 0,
  updated integer NOT NULL DEFAULT 0,
  unchanged integer NOT NULL DEFAULT 0,
  failed integer NOT NULL DEFAULT 0,
  role_changes integer NOT NULL DEFAULT 0,
  applied_by uuid REFERENCES users,
  failure text,
  created_at timestamptz NOT NULL,
  created_by uuid REFERENCES users,
  updated_at timestamptz NOT NULL,
  updated_by uuid REFERENCES users,
  deleted_at timestamptz,
  deleted_by uuid REFERENCES users
);
CREATE INDEX upload_reports_by_time ON upload_reports (created_at DESC, id DESC);
CREATE INDEX upload_reports_by_uploader ON upload_reports (created_by, created_at DESC, id DESC);

-- The rows of its file: what they say until they are applied, and what came of each.
CREATE TABLE upload_rows (
  report_id uuid NOT NULL REFERENCES upload_reports,
  n integer NOT NULL CHECK (n >= 1),
  outcome text CHECK (outcome IN ('new', 'update', 'unchanged', 'error')),
  messages jsonb,
  cells jsonb,
  email text,
  entity_id uuid,
  applied_at timestamptz,
  PRIMARY KEY (report_id, n)
);
CREATE INDEX upload_rows_by_outcome ON upload_rows (report_id, outcome, n);
CREATE INDEX upload_rows_by_entity ON upload_rows (entity_id) WHERE entity_id IS NOT NULL;
CREATE INDEX upload_rows_by_email ON upload_rows (lower(email)) WHERE email IS NOT NULL;
