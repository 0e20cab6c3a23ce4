CREATE EXTENSION IF NOT EXISTS btree_gist;
CREATE EXTENSION IF NOT EXISTS pg_trgm;

CREATE TABLE organizations (
  id uuid PRIMARY KEY,
  version integer NOT NULL DEFAULT 1,
  status text NOT NULL DEFAULT 'active',
  name text NOT NULL CHECK (length(name) BETWEEN 2 AND 120),
  brand_label text CHECK (length(brand_label) <= 40),
  policy_overrides jsonb NOT NULL DEFAULT '{}',
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  deleted_at timestamptz
);
CREATE UNIQUE INDEX organizations_name ON organizations (lower(name)) WHERE status = 'active';

CREATE TABLE users (
  id uuid PRIMARY KEY,
  version integer NOT NULL DEFAULT 1,
  status text NOT NULL DEFAULT 'active',
  first_name text NOT NULL,
  last_name text NOT NULL,
  full_name text NOT NULL GENERATED ALWAYS AS (first_name || ' ' || last_name) STORED,
  email text NOT NULL CHECK (length(email) <= 254),
  role text NOT NULL CHECK (role IN ('Member', 'OrganizationAdmin', 'Coach', 'Admin', 'SuperAdmin')),
  organization_id uuid REFERENCES organizations,
  login_method text NOT NULL DEFAULT 'password' CHECK (login_method IN ('password', 'oidc')),
  picture_url text,
  job_title text,
  phone text,
  bio text,
  specialisms text[] NOT NULL DEFAULT '{}',
  languages text[] NOT NULL DEFAULT '{}',
  time_zone text NOT NULL,
  locale text NOT NULL DEFAULT 'en-GB',
  achievement jsonb,
  pinned_award jsonb,
  last_sign_in_at timestamptz,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  deleted_at timestamptz,
  CONSTRAINT users_organization CHECK ((role IN ('Member', 'OrganizationAdmin')) = (organization_id IS NOT NULL))
);
CREATE UNIQUE INDEX users_email ON users (lower(email)) WHERE status <> 'obfuscated';
CREATE INDEX users_by_organization ON users (organization_id, full_name, id);
CREATE INDEX users_by_role ON users (role, full_name, id);
CREATE INDEX users_name_search ON users USING gin (full_name gin_trgm_ops);

CREATE TABLE password_credentials (
  user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  password_hash text NOT NULL,
  changed_at timestamptz NOT NULL
);

CREATE TABLE sign_in_locks (
  user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  failures integer NOT NULL DEFAULT 0,
  locked_until timestamptz
);

CREATE TABLE rate_windows (
  key text NOT NULL,
  window_start timestamptz NOT NULL,
  hits integer NOT NULL,
  PRIMARY KEY (key, window_start)
);

CREATE TABLE token_families (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  binding_hash text,
  device text,
  created_at timestamptz NOT NULL,
  last_used_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  revoked_at timestamptz,
  revoked_because text
);
CREATE INDEX token_families_by_user ON token_families (user_id) WHERE revoked_at IS NULL;

CREATE TABLE refresh_tokens (
  token_hash text PRIMARY KEY,
  family_id uuid NOT NULL REFERENCES token_families ON DELETE CASCADE,
  generation integer NOT NULL,
  issued_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  UNIQUE (family_id, generation)
);

CREATE TABLE teams (
  id uuid PRIMARY KEY,
  version integer NOT NULL DEFAULT 1,
  status text NOT NULL DEFAULT 'active',
  organization_id uuid NOT NULL REFERENCES organizations,
  name text NOT NULL,
  description text,
  leader_id uuid REFERENCES users,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  deleted_at timestamptz
);
CREATE UNIQUE INDEX teams_name ON teams (organization_id, lower(name)) WHERE status = 'active';
CREATE INDEX teams_by_leader ON teams (leader_id) WHERE leader_id IS NOT NULL;

CREATE TABLE team_members (
  team_id uuid NOT NULL REFERENCES teams ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES users,
  organization_id uuid NOT NULL REFERENCES organizations,
  joined_at timestamptz NOT NULL,
  PRIMARY KEY (team_id, user_id)
);
CREATE INDEX team_members_by_user ON team_members (user_id);
