-- A file of somebody's own data is a record of the command kernel, which has a version and timers.
ALTER TABLE own_exports
  ADD COLUMN version integer NOT NULL DEFAULT 1,
  ADD COLUMN updated_at timestamptz;
UPDATE own_exports SET updated_at = coalesce(ready_at, asked_at);
ALTER TABLE own_exports ALTER COLUMN updated_at SET NOT NULL, DROP COLUMN ready_at;

-- What took a file away after a day was an errand; a timer does it now, at once where the day is over.
DELETE FROM outbox WHERE kind = 'ownExportEnd';
INSERT INTO timers (machine, entity_id, timer, run_at)
SELECT 'own-export', id, 'xstate.after.expiry.own-export.ready', coalesce(expires_at, now())
FROM own_exports WHERE status = 'ready';
