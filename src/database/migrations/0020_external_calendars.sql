CREATE TABLE external_calendars (
  id uuid PRIMARY KEY,
  version integer NOT NULL DEFAULT 1,
  status text NOT NULL,
  coach_id uuid NOT NULL REFERENCES users,
  provider text NOT NULL CHECK (provider IN ('google', 'microsoft', 'caldav', 'ics')),
  account_label text NOT NULL,
  calendar_id text,
  calendar_name text,
  direction text NOT NULL CHECK (direction IN ('readBusy', 'writeEvents', 'both')),
  read_mode text NOT NULL CHECK (read_mode IN ('freeBusy', 'events')),
  offered jsonb NOT NULL DEFAULT '[]',
  last_sync_at timestamptz,
  last_error text,
  -- Sealed: what opens the account, or the way to it while the coach is at the provider. Nobody but the worker opens it.
  credentials text,
  -- What the calendar said of its own version when it was read last.
  marker text,
  -- Until then one worker is at it, and no other.
  leased_until timestamptz,
  created_at timestamptz NOT NULL,
  created_by uuid REFERENCES users,
  updated_at timestamptz NOT NULL,
  updated_by uuid REFERENCES users,
  deleted_at timestamptz,
  deleted_by uuid REFERENCES users,
  CHECK (provider <> 'ics' OR direction = 'readBusy')
);
CREATE INDEX external_calendars_by_coach ON external_calendars (coach_id, lower(calendar_name), id) WHERE deleted_at IS NULL;
CREATE UNIQUE INDEX external_calendars_once ON external_calendars (coach_id, provider, calendar_id)
  WHERE deleted_at IS NULL AND calendar_id IS NOT NULL;
CREATE UNIQUE INDEX external_calendars_one_writer ON external_calendars (coach_id)
  WHERE deleted_at IS NULL AND calendar_id IS NOT NULL AND direction <> 'readBusy';

-- Events of ours, where they are kept and as they were seen last.
CREATE TABLE calendar_events (
  calendar_id uuid NOT NULL REFERENCES external_calendars ON DELETE CASCADE,
  booking_id uuid NOT NULL REFERENCES bookings,
  remote text NOT NULL,
  etag text,
  sequence integer NOT NULL,
  seen_start timestamptz NOT NULL,
  seen_end timestamptz NOT NULL,
  missing_since timestamptz,
  PRIMARY KEY (calendar_id, booking_id)
);
CREATE INDEX calendar_events_by_booking ON calendar_events (booking_id);

ALTER TABLE busy_times ADD COLUMN calendar_id uuid REFERENCES external_calendars ON DELETE CASCADE;
CREATE INDEX busy_times_by_calendar ON busy_times (calendar_id) WHERE calendar_id IS NOT NULL;

ALTER TABLE bookings ADD COLUMN external_move jsonb;
