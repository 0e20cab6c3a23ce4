-- Activities that run in a frame on an origin of their own: what they are, in which versions, in which programmes, and how far each member has come.

-- An activity that was sent as a package. Its files are kept like all others, each under its path, and belong to the package; those of one that is shipped
-- with the product come with it.
CREATE TABLE activity_packages (
  id uuid PRIMARY KEY,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 200),
  entry text NOT NULL CHECK (length(entry) BETWEEN 1 AND 200),
  files integer NOT NULL CHECK (files > 0),
  byte_length integer NOT NULL CHECK (byte_length > 0),
  shipped text CHECK (length(shipped) BETWEEN 1 AND 40),
  created_at timestamptz NOT NULL,
  created_by uuid REFERENCES users
);

CREATE TABLE interactive_resources (
  id uuid PRIMARY KEY,
  version integer NOT NULL DEFAULT 1,
  status text NOT NULL DEFAULT 'active',
  title text NOT NULL CHECK (length(title) BETWEEN 1 AND 120),
  description text CHECK (length(description) <= 2000),
  groups text[] NOT NULL CHECK (cardinality(groups) > 0 AND groups <@ ARRAY['GROW', 'Sales', 'SEM']),
  url text CHECK (length(url) <= 2000),
  package_id uuid REFERENCES activity_packages,
  allowed_origin text CHECK (length(allowed_origin) <= 200),
  completion_rule text NOT NULL CHECK (completion_rule IN ('event', 'minScore', 'manual')),
  min_score integer CHECK (min_score >= 0),
  max_score integer CHECK (max_score >= min_score),
  resumable boolean NOT NULL DEFAULT true,
  content_version integer NOT NULL DEFAULT 1 CHECK (content_version > 0),
  created_at timestamptz NOT NULL,
  created_by uuid REFERENCES users,
  updated_at timestamptz NOT NULL,
  updated_by uuid REFERENCES users,
  deleted_at timestamptz,
  deleted_by uuid REFERENCES users,
  CONSTRAINT interactive_resources_content CHECK ((url IS NULL) <> (package_id IS NULL)),
  CONSTRAINT interactive_resources_score CHECK (completion_rule <> 'minScore' OR min_score IS NOT NULL),
  CONSTRAINT interactive_resources_deletion CHECK ((status = 'deleted') = (deleted_at IS NOT NULL))
);
CREATE INDEX interactive_resources_in_order ON interactive_resources (title COLLATE "und-x-icu", id) WHERE deleted_at IS NULL;
CREATE INDEX interactive_resources_by_package ON interactive_resources (package_id) WHERE package_id IS NOT NULL;

-- What a version consists of. A programme keeps the one it was given until staff choose another.
CREATE TABLE interactive_resource_versions (
  interactive_resource_id uuid NOT NULL REFERENCES interactive_resources ON DELETE CASCADE,
  number integer NOT NULL CHECK (number > 0),
  url text,
  package_id uuid REFERENCES activity_packages,
  allowed_origin text,
  completion_rule text NOT NULL,
  min_score integer,
  max_score integer,
  resumable boolean NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (interactive_resource_id, number)
);
CREATE INDEX interactive_resource_versions_by_package ON interactive_resource_versions (package_id) WHERE package_id IS NOT NULL;

CREATE TABLE programme_interactive_resources (
  id uuid PRIMARY KEY,
  version integer NOT NULL DEFAULT 1,
  status text NOT NULL DEFAULT 'active',
  programme_id uuid NOT NULL REFERENCES programmes,
  interactive_resource_id uuid NOT NULL REFERENCES interactive_resources,
  content_version integer NOT NULL,
  opens_on date,
  closes_on date,
  position integer NOT NULL DEFAULT 1 CHECK (position > 0),
  prerequisites uuid[] NOT NULL DEFAULT '{}',
  created_at timestamptz NOT NULL,
  created_by uuid REFERENCES users,
  updated_at timestamptz NOT NULL,
  updated_by uuid REFERENCES users,
  deleted_at timestamptz,
  deleted_by uuid REFERENCES users,
  FOREIGN KEY (interactive_resource_id, content_version) REFERENCES interactive_resource_versions (interactive_resource_id, number),
  CONSTRAINT programme_interactive_resources_window CHECK (closes_on >= opens_on),
  CONSTRAINT programme_interactive_resources_deletion CHECK ((status = 'deleted') = (deleted_at IS NOT NULL))
);
CREATE UNIQUE INDEX programme_interactive_resources_pair ON programme_interactive_resources (programme_id, interactive_resource_id) WHERE deleted_at IS NULL;
CREATE INDEX programme_interactive_resources_in_order ON programme_interactive_resources (programme_id, position, id) WHERE deleted_at IS NULL;
CREATE INDEX programme_interactive_resources_by_resource ON programme_interactive_resources (interactive_resource_id, content_version);

-- One for each member and activity of a programme, from the first launch on.
CREATE TABLE interactive_responses (
  id uuid PRIMARY KEY,
  version integer NOT NULL DEFAULT 1,
  status text NOT NULL CHECK (status IN ('notStarted', 'inProgress', 'completed')),
  programme_interactive_resource_id uuid NOT NULL REFERENCES programme_interactive_resources,
  user_id uuid NOT NULL REFERENCES users,
  content_version integer NOT NULL,
  completion_rule text NOT NULL,
  min_score integer,
  max_score integer,
  resumable boolean NOT NULL,
  attempts jsonb NOT NULL DEFAULT '[]',
  progress double precision NOT NULL DEFAULT 0 CHECK (progress BETWEEN 0 AND 1),
  score double precision CHECK (score >= 0),
  state text CHECK (octet_length(state) <= 262144),
  started_at timestamptz,
  completed_at timestamptz,
  last_activity_at timestamptz,
  created_at timestamptz NOT NULL,
  created_by uuid REFERENCES users,
  updated_at timestamptz NOT NULL,
  updated_by uuid REFERENCES users,
  deleted_at timestamptz,
  deleted_by uuid REFERENCES users,
  CONSTRAINT interactive_responses_completion CHECK ((status = 'completed') = (completed_at IS NOT NULL)),
  CONSTRAINT interactive_responses_one UNIQUE (programme_interactive_resource_id, user_id)
);
CREATE INDEX interactive_responses_latest ON interactive_responses (programme_interactive_resource_id, last_activity_at, id);
CREATE INDEX interactive_responses_by_user ON interactive_responses (user_id);
