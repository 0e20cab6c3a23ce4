-- What was removed, made anonymous and kept when somebody was erased, in numbers alone.
CREATE TABLE erasure_receipts (
  user_id uuid PRIMARY KEY REFERENCES users,
  at timestamptz NOT NULL,
  by_id uuid,
  lines jsonb NOT NULL
);
