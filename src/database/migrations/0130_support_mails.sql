-- Answers to support by email: every mail of the mailbox is taken once, or kept with why it was not.
CREATE TABLE support_mails (
  id uuid PRIMARY KEY,
  mailbox_key text NOT NULL UNIQUE CHECK (length(mailbox_key) <= 1000),
  request_id uuid REFERENCES support_requests ON DELETE SET NULL,
  from_address text NOT NULL CHECK (length(from_address) <= 320),
  subject text NOT NULL CHECK (length(subject) <= 200),
  refusal text CHECK (length(refusal) <= 500),
  at timestamptz NOT NULL
);
CREATE INDEX support_mails_refused ON support_mails (at, id) WHERE refusal IS NOT NULL;
CREATE INDEX support_mails_of_request ON support_mails (request_id) WHERE request_id IS NOT NULL;
