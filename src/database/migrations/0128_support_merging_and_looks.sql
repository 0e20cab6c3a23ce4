-- A request for support that says the same as another one is merged into it; staff who look at real data say why.
ALTER TABLE support_requests ADD COLUMN merged_into_id uuid REFERENCES support_requests ON DELETE SET NULL;
ALTER TABLE support_requests DROP CONSTRAINT support_requests_status_check;
ALTER TABLE support_requests ADD CONSTRAINT support_requests_status_check CHECK (status IN ('open', 'waitingForUser', 'resolved', 'closed', 'merged'));
CREATE INDEX support_requests_merged ON support_requests (merged_into_id) WHERE merged_into_id IS NOT NULL;

CREATE TABLE support_looks (
  id uuid PRIMARY KEY,
  request_id uuid NOT NULL REFERENCES support_requests ON DELETE CASCADE,
  viewer_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  reason text NOT NULL CHECK (length(reason) <= 300),
  at timestamptz NOT NULL
);
CREATE INDEX support_looks_of_request ON support_looks (request_id, at, id);
CREATE INDEX support_looks_by_viewer ON support_looks (viewer_id);
CREATE INDEX support_looks_in_time ON support_looks (at);
