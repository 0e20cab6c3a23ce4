-- What AI conversations are scored on, as staff have it: published versions, of which none is rewritten, and the next one of a group while it is written.
-- The versions that came with the product are part of it, and these go on counting from theirs.
CREATE TABLE kai_rubric_versions (
  "group" text NOT NULL CHECK ("group" IN ('GROW', 'Sales', 'SEM')),
  number integer NOT NULL CHECK (number >= 1),
  scoring jsonb NOT NULL,
  note text CHECK (length(note) <= 500),
  at timestamptz NOT NULL,
  by_id uuid NOT NULL REFERENCES users,
  PRIMARY KEY ("group", number)
);

CREATE TABLE kai_rubric_drafts (
  "group" text PRIMARY KEY CHECK ("group" IN ('GROW', 'Sales', 'SEM')),
  version integer NOT NULL DEFAULT 1,
  scoring jsonb NOT NULL,
  at timestamptz NOT NULL,
  by_id uuid NOT NULL REFERENCES users
);
