-- When a note is due is the organisation's to say; what held when the note was begun goes on to hold for it. Milliseconds.
ALTER TABLE coach_notes ADD COLUMN due_after integer NOT NULL DEFAULT 86400000;
ALTER TABLE coach_notes ALTER COLUMN due_after DROP DEFAULT;
