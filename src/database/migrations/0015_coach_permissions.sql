ALTER TABLE coach_permissions
  ADD COLUMN created_by uuid REFERENCES users,
  ADD COLUMN updated_at timestamptz NOT NULL DEFAULT now(),
  ADD COLUMN updated_by uuid REFERENCES users,
  ADD COLUMN deleted_by uuid REFERENCES users;
UPDATE coach_permissions SET updated_at = created_at;
ALTER TABLE coach_permissions
  ADD CONSTRAINT coach_permissions_deletion CHECK ((status = 'deleted') = (deleted_at IS NOT NULL));
CREATE INDEX coach_permissions_by_coach ON coach_permissions (coach_id, scope) WHERE status = 'active';
