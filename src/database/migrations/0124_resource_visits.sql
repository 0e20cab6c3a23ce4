-- When somebody last looked at the resources from everywhere, and when they did before that visit: what was added since is new to them.
CREATE TABLE resource_visits (
  user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  visited_at timestamptz NOT NULL,
  before timestamptz
);
