CREATE EXTENSION IF NOT EXISTS btree_gist;
CREATE EXTENSION IF NOT EXISTS pg_trgm;

CREATE TABLE notes (
  id integer PRIMARY KEY,
  text text NOT NULL
);

CREATE TABLE stays (
  room integer NOT NULL,
  period tstzrange NOT NULL,
  CONSTRAINT one_guest_at_a_time EXCLUDE USING gist (room WITH =, period WITH &&)
);
