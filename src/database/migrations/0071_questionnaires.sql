-- Questionnaires: what staff write, and the versions that are asked.
CREATE TABLE questionnaires (
  id uuid PRIMARY KEY,
  version integer NOT NULL DEFAULT 1,
  status text NOT NULL,
  title text NOT NULL CHECK (length(title) BETWEEN 1 AND 120),
  description text CHECK (length(description) <= 2000),
  purpose text NOT NULL CHECK (purpose IN ('session', 'programme', 'both')),
  estimated_minutes integer CHECK (estimated_minutes BETWEEN 1 AND 120),
  questions jsonb NOT NULL,
  scoring jsonb NOT NULL,
  published_version integer NOT NULL DEFAULT 0 CHECK (published_version >= 0),
  is_revised boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL,
  created_by uuid REFERENCES users,
  updated_at timestamptz NOT NULL,
  updated_by uuid REFERENCES users,
  deleted_at timestamptz,
  deleted_by uuid REFERENCES users,
  CONSTRAINT questionnaires_deletion CHECK ((status = 'deleted') = (deleted_at IS NOT NULL))
);
CREATE UNIQUE INDEX questionnaires_title ON questionnaires (name_key(title)) WHERE status <> 'deleted';
CREATE INDEX questionnaires_newest ON questionnaires (updated_at, id) WHERE deleted_at IS NULL;
CREATE INDEX questionnaires_in_order_of_title ON questionnaires (title COLLATE "und-x-icu", id) WHERE deleted_at IS NULL;

-- What was published is never changed again: answers are read by the version that they were given to.
CREATE TABLE questionnaire_versions (
  questionnaire_id uuid NOT NULL REFERENCES questionnaires ON DELETE CASCADE,
  number integer NOT NULL CHECK (number > 0),
  questions jsonb NOT NULL,
  scoring jsonb NOT NULL,
  published_at timestamptz NOT NULL,
  published_by uuid REFERENCES users,
  PRIMARY KEY (questionnaire_id, number)
);
