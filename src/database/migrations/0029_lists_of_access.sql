-- The lists of teams and of permissions read what is not deleted; an index serves them only when it says the same.
CREATE INDEX teams_in_order_of_name ON teams (lower(name), id) WHERE deleted_at IS NULL;
CREATE INDEX coach_permissions_of_coach ON coach_permissions (coach_id, id) WHERE deleted_at IS NULL;
CREATE INDEX coach_permissions_of_subject ON coach_permissions (scope, subject_id, id) WHERE deleted_at IS NULL;
CREATE INDEX coach_permissions_in_order_of_creation ON coach_permissions (created_at, id) WHERE deleted_at IS NULL;

-- Who is there, organisation by organisation: the list of users by organisation takes its pages from the index alone.
CREATE INDEX users_there_by_organization ON users (organization_id, full_name, id) WHERE deleted_at IS NULL;
