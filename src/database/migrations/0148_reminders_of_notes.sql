-- How often a coach is reminded of a note is a rule that organisations may have for themselves: a note keeps the one that it was asked for under.
ALTER TABLE coach_notes ADD COLUMN most_reminders integer NOT NULL DEFAULT 3;
