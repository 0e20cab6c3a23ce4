-- Who can't post in the forum: for how long, why, and who decided so.
CREATE TABLE forum_mutes (
  user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  until timestamptz,
  reason text NOT NULL CHECK (length(reason) BETWEEN 1 AND 500),
  by_id uuid REFERENCES users ON DELETE SET NULL,
  at timestamptz NOT NULL
);
CREATE INDEX forum_mutes_by_decider ON forum_mutes (by_id);
CREATE INDEX forum_mutes_by_time ON forum_mutes (at);
