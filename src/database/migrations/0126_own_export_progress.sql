-- Whoever waits for their data sees how much of them is put together.
ALTER TABLE own_exports
  ADD COLUMN progress integer NOT NULL DEFAULT 0,
  ADD CONSTRAINT own_exports_progress_check CHECK (progress BETWEEN 0 AND 100);
