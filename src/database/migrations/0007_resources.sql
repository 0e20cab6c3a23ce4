CREATE TABLE resource_categories (
  id uuid PRIMARY KEY,
  version integer NOT NULL DEFAULT 1,
  status text NOT NULL DEFAULT 'active',
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 120),
  description text CHECK (length(description) <= 500),
  colour text NOT NULL CHECK (colour IN ('yellow', 'violet', 'blue', 'teal', 'green', 'orange', 'pink', 'grey')),
  parent_id uuid REFERENCES resource_categories,
  position integer NOT NULL DEFAULT 0 CHECK (position >= 0),
  created_at timestamptz NOT NULL,
  created_by uuid REFERENCES users,
  updated_at timestamptz NOT NULL,
  updated_by uuid REFERENCES users,
  deleted_at timestamptz,
  deleted_by uuid REFERENCES users,
  CONSTRAINT resource_categories_not_in_itself CHECK (parent_id <> id),
  CONSTRAINT resource_categories_deletion CHECK ((status = 'deleted') = (deleted_at IS NOT NULL))
);
CREATE UNIQUE INDEX resource_categories_name ON resource_categories (lower(name)) WHERE status = 'active';
CREATE INDEX resource_categories_by_parent ON resource_categories (parent_id) WHERE parent_id IS NOT NULL;

CREATE TABLE resources (
  id uuid PRIMARY KEY,
  version integer NOT NULL DEFAULT 1,
  status text NOT NULL DEFAULT 'published',
  organization_id uuid REFERENCES organizations,
  title text NOT NULL CHECK (length(title) BETWEEN 1 AND 120),
  description text CHECK (length(description) <= 10000),
  kind text NOT NULL CHECK (kind IN ('file', 'link', 'video', 'embed', 'article')),
  file jsonb,
  url text CHECK (url LIKE 'https://%'),
  scope text NOT NULL DEFAULT 'global' CHECK (scope IN ('global', 'programme', 'session', 'booking')),
  target_id uuid,
  audience text NOT NULL DEFAULT 'both' CHECK (audience IN ('members', 'coaches', 'both')),
  available_from timestamptz,
  available_to timestamptz,
  duration_minutes integer CHECK (duration_minutes > 0),
  thumbnail text,
  created_at timestamptz NOT NULL,
  created_by uuid REFERENCES users,
  updated_at timestamptz NOT NULL,
  updated_by uuid REFERENCES users,
  deleted_at timestamptz,
  deleted_by uuid REFERENCES users,
  CONSTRAINT resources_target CHECK ((scope = 'global') = (target_id IS NULL)),
  CONSTRAINT resources_availability CHECK (available_to > available_from)
);
CREATE INDEX resources_by_target ON resources (target_id) WHERE target_id IS NOT NULL;

CREATE TABLE resource_category_resources (
  category_id uuid NOT NULL REFERENCES resource_categories,
  resource_id uuid NOT NULL REFERENCES resources ON DELETE CASCADE,
  PRIMARY KEY (category_id, resource_id)
);
CREATE INDEX resource_category_resources_by_resource ON resource_category_resources (resource_id);
