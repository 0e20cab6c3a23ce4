-- A small picture of what a file holds: a kept file of its own, which goes with the resource.
ALTER TABLE resources DROP COLUMN thumbnail;
ALTER TABLE resources ADD COLUMN thumbnail_id uuid REFERENCES files ON DELETE SET NULL;
CREATE INDEX resources_by_thumbnail ON resources (thumbnail_id) WHERE thumbnail_id IS NOT NULL;
