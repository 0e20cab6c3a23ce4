-- After how long without a success a calendar is out of date, and lost, are rules of the product: a calendar keeps them as they were when it was read last. Milliseconds.
ALTER TABLE external_calendars
  ADD COLUMN stale_after integer NOT NULL DEFAULT 900000,
  ADD COLUMN lost_after integer NOT NULL DEFAULT 86400000;
