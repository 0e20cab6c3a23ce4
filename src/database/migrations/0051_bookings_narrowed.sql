-- Bookings are narrowed to a programme, and to those whose notes are missing.
CREATE INDEX bookings_of_programme ON bookings (programme_id, tab, starts_at, id) WHERE programme_id IS NOT NULL;
CREATE INDEX coach_notes_missing ON coach_notes (booking_id) WHERE required AND submitted_at IS NULL;
