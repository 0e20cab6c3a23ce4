-- Who gets a mail that leads to a report, how often, and to which part of it: never what it says.
CREATE TABLE report_schedules (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  report text NOT NULL,
  every text NOT NULL CHECK (every IN ('week', 'month')),
  search text NOT NULL,
  next_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  UNIQUE (user_id, report)
);
