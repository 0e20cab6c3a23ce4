-- A list as somebody searched, narrowed and ordered it, under a name: what its address says, for this person alone.
CREATE TABLE saved_views (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  page text NOT NULL,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 60),
  search text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX saved_views_name ON saved_views (user_id, page, name_key(name));
