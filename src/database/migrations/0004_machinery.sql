CREATE TABLE machine_events (
  id uuid PRIMARY KEY,
  machine text NOT NULL,
  entity_id uuid NOT NULL,
  position integer NOT NULL,
  version integer NOT NULL,
  at timestamptz NOT NULL,
  by_id uuid REFERENCES users,
  event text NOT NULL,
  payload jsonb NOT NULL DEFAULT '{}',
  state text NOT NULL,
  regions jsonb NOT NULL DEFAULT '{}',
  transitions text[] NOT NULL DEFAULT '{}',
  CONSTRAINT machine_events_position UNIQUE (machine, entity_id, position)
);
CREATE TRIGGER machine_events_append_only BEFORE UPDATE OR DELETE ON machine_events
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE timers (
  machine text NOT NULL,
  entity_id uuid NOT NULL,
  timer text NOT NULL,
  run_at timestamptz NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  last_error text,
  PRIMARY KEY (machine, entity_id, timer)
);
CREATE INDEX timers_due ON timers (run_at);

CREATE TABLE outbox (
  id uuid PRIMARY KEY,
  kind text NOT NULL,
  payload jsonb NOT NULL,
  dedupe_key text NOT NULL UNIQUE,
  run_at timestamptz NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  last_error text,
  done_at timestamptz
);
CREATE INDEX outbox_due ON outbox (run_at) WHERE done_at IS NULL;

CREATE TABLE idempotency_keys (
  actor_id uuid NOT NULL,
  key uuid NOT NULL,
  request_hash text NOT NULL,
  entity_id uuid,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (actor_id, key)
);

CREATE TABLE notifications (
  id uuid PRIMARY KEY,
  type text NOT NULL,
  recipient_id uuid NOT NULL REFERENCES users,
  organization_id uuid REFERENCES organizations,
  actioned boolean NOT NULL DEFAULT false,
  text text NOT NULL,
  link text NOT NULL,
  entity text NOT NULL,
  entity_id uuid,
  group_key text NOT NULL,
  created_at timestamptz NOT NULL,
  actioned_at timestamptz,
  actioned_by text CHECK (actioned_by IN ('user', 'auto'))
);
CREATE UNIQUE INDEX notifications_one_open ON notifications (type, recipient_id, group_key) WHERE NOT actioned;
CREATE INDEX notifications_by_recipient ON notifications (recipient_id, created_at DESC, id DESC);
CREATE INDEX notifications_open ON notifications (recipient_id) WHERE NOT actioned;
CREATE INDEX notifications_by_entity ON notifications (entity, entity_id) WHERE NOT actioned;

CREATE TABLE audit_entries (
  id uuid PRIMARY KEY,
  at timestamptz NOT NULL,
  actor_id uuid,
  kind text NOT NULL,
  entity text,
  entity_id uuid,
  detail jsonb NOT NULL DEFAULT '{}'
);
CREATE INDEX audit_entries_by_time ON audit_entries (at DESC);
