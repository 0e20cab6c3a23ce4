-- Figures that are followed over time, and the values that members and teams have of them.
CREATE TABLE kpis (
  id uuid PRIMARY KEY,
  version integer NOT NULL DEFAULT 1,
  status text NOT NULL,
  name text NOT NULL CHECK (length(name) <= 120),
  description text CHECK (length(description) <= 500),
  source text NOT NULL CHECK (source IN ('manual', 'computed', 'question')),
  measure text CHECK (measure IN ('bookingsCompleted', 'attendanceRate', 'hoursCoached', 'sessionsMissed', 'resourcesDone', 'pointsEarned')),
  unit text NOT NULL CHECK (length(unit) <= 20),
  period text NOT NULL CHECK (period IN ('perSession', 'weekly', 'monthly', 'quarterly', 'once')),
  direction text NOT NULL CHECK (direction IN ('higherIsBetter', 'lowerIsBetter', 'target')),
  target_value double precision,
  min_value double precision,
  max_value double precision,
  -- Whose members have values; everybody where none are named.
  organization_ids uuid[] NOT NULL DEFAULT '{}',
  programme_ids uuid[] NOT NULL DEFAULT '{}',
  -- When its values were computed last.
  computed_at timestamptz,
  created_at timestamptz NOT NULL,
  created_by uuid REFERENCES users,
  updated_at timestamptz NOT NULL,
  updated_by uuid REFERENCES users,
  deleted_at timestamptz,
  deleted_by uuid REFERENCES users,
  CONSTRAINT kpis_deletion CHECK ((status = 'deleted') = (deleted_at IS NOT NULL)),
  CONSTRAINT kpis_measured CHECK ((source = 'computed') = (measure IS NOT NULL)),
  CONSTRAINT kpis_range CHECK (max_value > min_value)
);
CREATE UNIQUE INDEX kpis_name ON kpis (name_key(name)) WHERE status = 'active';
CREATE INDEX kpis_in_order_of_name ON kpis (name COLLATE "und-x-icu", id);

-- A correction is a row of its own that takes the place of an earlier one, which stays.
CREATE TABLE kpi_values (
  id uuid PRIMARY KEY,
  kpi_id uuid NOT NULL REFERENCES kpis,
  organization_id uuid NOT NULL REFERENCES organizations,
  user_id uuid REFERENCES users,
  team_id uuid REFERENCES teams,
  subject_id uuid NOT NULL GENERATED ALWAYS AS (coalesce(user_id, team_id)) STORED,
  -- The first day of its period; the day itself where a period has no length.
  period_start date NOT NULL,
  source text NOT NULL CHECK (source IN ('manual', 'computed', 'question')),
  -- What an answer was given in.
  source_id uuid,
  value double precision NOT NULL,
  comment text CHECK (length(comment) <= 500),
  entered_by uuid REFERENCES users,
  created_at timestamptz NOT NULL,
  replaces uuid REFERENCES kpi_values,
  replaced_at timestamptz,
  CONSTRAINT kpi_values_subject CHECK ((user_id IS NULL) <> (team_id IS NULL))
);
CREATE UNIQUE INDEX kpi_values_once ON kpi_values (kpi_id, subject_id, period_start, source, source_id) NULLS NOT DISTINCT WHERE replaced_at IS NULL;
CREATE INDEX kpi_values_by_period ON kpi_values (kpi_id, period_start, id) WHERE replaced_at IS NULL;
CREATE INDEX kpi_values_by_value ON kpi_values (kpi_id, value, id) WHERE replaced_at IS NULL;
CREATE INDEX kpi_values_by_subject ON kpi_values (subject_id, kpi_id, period_start);
CREATE INDEX kpi_values_by_organization ON kpi_values (organization_id, kpi_id, period_start) WHERE replaced_at IS NULL;
CREATE INDEX kpi_values_by_source ON kpi_values (source_id) WHERE source_id IS NOT NULL;
