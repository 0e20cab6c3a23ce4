-- The times that the text of a notification says, so that a page says them by its own clock.
ALTER TABLE notifications ADD COLUMN times jsonb NOT NULL DEFAULT '[]';
