-- What a programme offers becomes a record that staff write, with the coaches it is limited to.
ALTER TABLE session_options
  ADD COLUMN status text NOT NULL DEFAULT 'active',
  ADD COLUMN coach_subset uuid[] NOT NULL DEFAULT '{}',
  ADD COLUMN created_by uuid REFERENCES users,
  ADD COLUMN updated_at timestamptz NOT NULL DEFAULT now(),
  ADD COLUMN updated_by uuid REFERENCES users,
  ADD COLUMN deleted_by uuid REFERENCES users;
UPDATE session_options SET updated_at = coalesce(deleted_at, created_at),
  status = CASE WHEN deleted_at IS NULL THEN 'active' ELSE 'deleted' END;
ALTER TABLE session_options
  ADD CONSTRAINT session_options_max_per_member CHECK (max_per_member > 0),
  ADD CONSTRAINT session_options_min_days_between CHECK (min_days_between > 0);

-- Whose it is says its programme, so that nobody has to.
CREATE FUNCTION place_session_option() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.organization_id := (SELECT organization_id FROM programmes WHERE id = NEW.programme_id);
  RETURN NEW;
END $$;
CREATE TRIGGER session_options_placed BEFORE INSERT ON session_options
  FOR EACH ROW EXECUTE FUNCTION place_session_option();

-- How a credit may be used, rule by rule.
CREATE TABLE booking_constraints (
  id uuid PRIMARY KEY,
  version integer NOT NULL DEFAULT 1,
  status text NOT NULL DEFAULT 'active',
  lot_id uuid NOT NULL REFERENCES credit_lots,
  rule jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  created_by uuid REFERENCES users,
  updated_at timestamptz NOT NULL,
  updated_by uuid REFERENCES users,
  deleted_at timestamptz,
  deleted_by uuid REFERENCES users
);
CREATE UNIQUE INDEX booking_constraints_once ON booking_constraints (lot_id, rule) WHERE deleted_at IS NULL;
