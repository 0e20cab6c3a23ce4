-- Shared by those who take part: what they want to talk about, and what they agreed.
ALTER TABLE bookings
  ADD COLUMN note text CHECK (length(note) <= 10000),
  ADD COLUMN team_note text CHECK (length(team_note) <= 10000);
