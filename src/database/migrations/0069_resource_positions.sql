-- Where a reader left sound or film, so that it goes on there on whatever device.
ALTER TABLE resource_progress
  ADD COLUMN position_seconds integer CHECK (position_seconds BETWEEN 0 AND 86400);
