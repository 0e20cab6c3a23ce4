-- Requests for support, what is written about them, and who of staff reads concerns about somebody's wellbeing.
CREATE TABLE support_requests (
  id uuid PRIMARY KEY,
  version integer NOT NULL DEFAULT 1,
  status text NOT NULL CHECK (status IN ('open', 'waitingForUser', 'resolved', 'closed')),
  reference text NOT NULL UNIQUE,
  category text NOT NULL CHECK (category IN ('booking', 'credits', 'technical', 'account', 'privacy', 'wellbeing')),
  subject text NOT NULL CHECK (length(subject) <= 120),
  description text NOT NULL CHECK (length(description) <= 5000),
  page text CHECK (length(page) <= 2000),
  state_link text CHECK (length(state_link) <= 16000),
  consent boolean NOT NULL DEFAULT false,
  assignee_id uuid REFERENCES users ON DELETE SET NULL,
  created_at timestamptz NOT NULL,
  created_by uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  updated_at timestamptz NOT NULL,
  updated_by uuid,
  deleted_at timestamptz,
  deleted_by uuid
);
CREATE INDEX support_requests_newest ON support_requests (updated_at, id);
CREATE INDEX support_requests_of_one ON support_requests (created_by, updated_at, id);
CREATE INDEX support_requests_by_status ON support_requests (status, updated_at, id);
CREATE INDEX support_requests_by_assignee ON support_requests (assignee_id, updated_at, id) WHERE assignee_id IS NOT NULL;

CREATE TABLE support_answers (
  id uuid PRIMARY KEY,
  request_id uuid NOT NULL REFERENCES support_requests ON DELETE CASCADE,
  author_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  text text NOT NULL CHECK (length(text) <= 5000),
  at timestamptz NOT NULL,
  position bigint GENERATED ALWAYS AS IDENTITY
);
CREATE INDEX support_answers_in_order ON support_answers (request_id, position);
CREATE INDEX support_answers_by_author ON support_answers (author_id);

CREATE TABLE wellbeing_readers (
  user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  added_at timestamptz NOT NULL
);
