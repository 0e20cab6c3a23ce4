-- Resources become a record that people write, with a kept file, a text of their own, days on which they can be seen, and who has opened them.
ALTER TABLE resources
  DROP CONSTRAINT resources_availability,
  DROP COLUMN file,
  ADD COLUMN file_id uuid REFERENCES files ON DELETE SET NULL,
  ADD COLUMN article text CHECK (length(article) <= 50000),
  ADD COLUMN to_announce boolean NOT NULL DEFAULT false,
  ALTER COLUMN available_from TYPE date USING (available_from AT TIME ZONE 'UTC')::date,
  ALTER COLUMN available_to TYPE date USING (available_to AT TIME ZONE 'UTC')::date,
  ADD CONSTRAINT resources_availability CHECK (available_to >= available_from),
  ADD CONSTRAINT resources_deletion CHECK ((status = 'deleted') = (deleted_at IS NOT NULL));
CREATE INDEX resources_newest ON resources (created_at, id) WHERE deleted_at IS NULL;
CREATE INDEX resources_in_order_of_name ON resources (title COLLATE "und-x-icu", id) WHERE deleted_at IS NULL;
CREATE INDEX resources_in_place ON resources (scope, target_id, created_at, id) WHERE deleted_at IS NULL;
DROP INDEX resources_by_target;
CREATE INDEX resources_to_announce ON resources (scope, target_id) WHERE to_announce;
CREATE INDEX resources_by_file ON resources (file_id) WHERE file_id IS NOT NULL;

-- Every file that a resource has had, so that a link to it leads to the newest and staff can look at the others.
CREATE TABLE resource_versions (
  resource_id uuid NOT NULL REFERENCES resources ON DELETE CASCADE,
  number integer NOT NULL CHECK (number > 0),
  file_id uuid NOT NULL REFERENCES files ON DELETE CASCADE,
  at timestamptz NOT NULL,
  PRIMARY KEY (resource_id, number)
);
CREATE INDEX resource_versions_by_file ON resource_versions (file_id);

-- How far readers have come: without a row somebody has not opened it.
CREATE TABLE resource_progress (
  resource_id uuid NOT NULL REFERENCES resources ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  opened_at timestamptz NOT NULL,
  done_at timestamptz,
  PRIMARY KEY (resource_id, user_id)
);
CREATE INDEX resource_progress_by_user ON resource_progress (user_id);
