-- Who may see a resource is decided by what lies in the index, so that a page far from both ends of a list, and the number of all, are found without reading the texts of what lies before it.
DROP INDEX resources_newest;
CREATE INDEX resources_newest ON resources (created_at, id) INCLUDE (scope, target_id, audience, available_from, available_to) WHERE deleted_at IS NULL;
DROP INDEX resources_in_order_of_name;
CREATE INDEX resources_in_order_of_name ON resources (title COLLATE "und-x-icu", id) INCLUDE (scope, target_id, audience, available_from, available_to) WHERE deleted_at IS NULL;
