-- Hours that are saved twice for one date are both kept; the later one counts.
ALTER TABLE working_hours DROP CONSTRAINT working_hours_coach_id_effective_from_key;
ALTER TABLE working_hours ADD COLUMN created_by uuid REFERENCES users;
CREATE INDEX working_hours_by_coach ON working_hours (coach_id, effective_from, created_at);

ALTER TABLE availability_exceptions ADD COLUMN version integer NOT NULL DEFAULT 1;
ALTER TABLE availability_exceptions ADD COLUMN created_by uuid REFERENCES users;
