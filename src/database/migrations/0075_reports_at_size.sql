-- What reports count lies in a period: each finds its own by the time.
CREATE INDEX bookings_by_request ON bookings (requested_at) WHERE requested_at IS NOT NULL;
CREATE INDEX ledger_transfers_by_time ON ledger_transfers (at);
CREATE INDEX audit_entries_signed_in ON audit_entries (at, actor_id) WHERE kind = 'signedIn';
CREATE INDEX resource_progress_by_time ON resource_progress (opened_at);
CREATE INDEX meeting_messages_by_time ON meeting_messages (created_at);
CREATE INDEX meeting_seats_of_staff ON meeting_seats (joined_at) WHERE side = 'staff';
CREATE INDEX coach_note_readings_by_time ON coach_note_readings (at);
CREATE INDEX reviews_by_time ON reviews (submitted_at) WHERE submitted_at IS NOT NULL;
