-- Work that was taken by a process that then died: how often, and since when it is set aside for staff.
ALTER TABLE outbox
  ADD COLUMN is_taken boolean NOT NULL DEFAULT false,
  ADD COLUMN deaths integer NOT NULL DEFAULT 0,
  ADD COLUMN set_aside_at timestamptz;
ALTER TABLE timers
  ADD COLUMN is_taken boolean NOT NULL DEFAULT false,
  ADD COLUMN deaths integer NOT NULL DEFAULT 0,
  ADD COLUMN set_aside_at timestamptz;
CREATE INDEX outbox_set_aside ON outbox (set_aside_at) WHERE set_aside_at IS NOT NULL;
CREATE INDEX timers_set_aside ON timers (set_aside_at) WHERE set_aside_at IS NOT NULL;
UPDATE outbox SET set_aside_at = run_at WHERE done_at IS NULL AND attempts >= 10;
-- Rounds in a row in which the process that read a calendar died.
ALTER TABLE external_calendars ADD COLUMN deaths integer NOT NULL DEFAULT 0;
