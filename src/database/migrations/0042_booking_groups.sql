-- Bookings that were made together: a series of one party, or a cohort of several members.
CREATE TABLE booking_groups (
  id uuid PRIMARY KEY,
  version integer NOT NULL DEFAULT 1,
  status text NOT NULL CHECK (status IN ('active', 'completed', 'deleted')),
  organization_id uuid NOT NULL REFERENCES organizations,
  team_id uuid REFERENCES teams,
  session_id uuid NOT NULL REFERENCES sessions,
  coach_id uuid NOT NULL REFERENCES users,
  kind text NOT NULL CHECK (kind IN ('series', 'cohort')),
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 120),
  pattern jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  created_by uuid REFERENCES users,
  updated_at timestamptz NOT NULL,
  updated_by uuid REFERENCES users,
  deleted_at timestamptz,
  deleted_by uuid REFERENCES users
);
CREATE INDEX booking_groups_in_order_of_name ON booking_groups (lower(name), id) WHERE deleted_at IS NULL;
CREATE INDEX booking_groups_by_organization ON booking_groups (organization_id);
CREATE INDEX booking_groups_by_team ON booking_groups (team_id) WHERE team_id IS NOT NULL;

CREATE TABLE booking_group_members (
  group_id uuid NOT NULL REFERENCES booking_groups ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES users,
  organization_id uuid NOT NULL REFERENCES organizations,
  PRIMARY KEY (group_id, user_id)
);
CREATE INDEX booking_group_members_by_user ON booking_group_members (user_id);

CREATE TABLE booking_group_programmes (
  group_id uuid NOT NULL REFERENCES booking_groups ON DELETE CASCADE,
  programme_id uuid NOT NULL REFERENCES programmes,
  organization_id uuid NOT NULL REFERENCES organizations,
  PRIMARY KEY (group_id, programme_id)
);
CREATE INDEX booking_group_programmes_by_programme ON booking_group_programmes (programme_id);

ALTER TABLE bookings ADD COLUMN booking_group_id uuid REFERENCES booking_groups;
CREATE INDEX bookings_by_group ON bookings (booking_group_id, starts_at, id) WHERE booking_group_id IS NOT NULL;
