-- When somebody wants their mails; whoever has no row has chosen nothing.
CREATE TABLE mail_settings (
  user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  digest_every text NOT NULL DEFAULT 'day' CHECK (digest_every IN ('day', 'week', 'never')),
  quiet_from integer CHECK (quiet_from BETWEEN 0 AND 1439),
  quiet_to integer CHECK (quiet_to BETWEEN 0 AND 1439),
  CONSTRAINT mail_settings_quiet_hours CHECK ((quiet_from IS NULL) = (quiet_to IS NULL)),
  CONSTRAINT mail_settings_quiet_ends CHECK (quiet_from <> quiet_to)
);

-- A digest is a record of the command kernel: what was an errand of the outbox is a timer of its chart.
CREATE TABLE digests (
  id uuid PRIMARY KEY,
  version integer NOT NULL DEFAULT 1,
  recipient_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  status text NOT NULL CHECK (status IN ('collecting', 'sending', 'sent', 'dropped')),
  due_at timestamptz,
  sent_at timestamptz,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX digests_collecting ON digests (recipient_id) WHERE status = 'collecting';
CREATE INDEX digests_recipient ON digests (recipient_id);

INSERT INTO digests (id, recipient_id, status, due_at, created_at, updated_at)
SELECT DISTINCT ON (payload ->> 'recipientId') id, (payload ->> 'recipientId')::uuid, 'collecting', run_at, now(), now()
FROM outbox
WHERE kind = 'digest' AND done_at IS NULL AND (payload ->> 'recipientId')::uuid IN (SELECT id FROM users)
ORDER BY payload ->> 'recipientId', run_at;
INSERT INTO timers (machine, entity_id, timer, run_at)
SELECT 'digest', id, 'xstate.after.due.digest.collecting', due_at FROM digests;
DELETE FROM outbox WHERE kind = 'digest' AND done_at IS NULL;

-- A notification is a record too.
ALTER TABLE notifications ADD COLUMN version integer NOT NULL DEFAULT 1;
