CREATE TABLE policies (
  version integer PRIMARY KEY,
  parameters jsonb NOT NULL,
  created_at timestamptz NOT NULL
);

CREATE TABLE working_hours (
  id uuid PRIMARY KEY,
  coach_id uuid NOT NULL REFERENCES users,
  effective_from date NOT NULL,
  time_zone text NOT NULL,
  weekly jsonb NOT NULL,
  buffer_before integer NOT NULL DEFAULT 0,
  buffer_after integer NOT NULL DEFAULT 10,
  max_sessions_per_day integer,
  min_notice_minutes integer,
  created_at timestamptz NOT NULL,
  UNIQUE (coach_id, effective_from)
);

CREATE TABLE availability_exceptions (
  id uuid PRIMARY KEY,
  coach_id uuid NOT NULL REFERENCES users,
  kind text NOT NULL CHECK (kind IN ('extra', 'blocked', 'outOfOffice')),
  time_zone text NOT NULL,
  starts_local text NOT NULL,
  ends_local text NOT NULL,
  reason text,
  visible_reason boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL,
  deleted_at timestamptz
);
CREATE INDEX availability_exceptions_by_coach ON availability_exceptions (coach_id) WHERE deleted_at IS NULL;

CREATE TABLE busy_times (
  id uuid PRIMARY KEY,
  coach_id uuid NOT NULL REFERENCES users,
  calendar_name text NOT NULL,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  CHECK (ends_at > starts_at)
);
CREATE INDEX busy_times_by_coach ON busy_times (coach_id, starts_at);

CREATE TABLE bookings (
  id uuid PRIMARY KEY,
  version integer NOT NULL DEFAULT 1,
  status text NOT NULL,
  credit_state text NOT NULL CHECK (credit_state IN ('none', 'held', 'returned', 'forfeited', 'spent', 'refunded')),
  reference text NOT NULL UNIQUE,
  kind text NOT NULL CHECK (kind IN ('oneToOne', 'group', 'team')),
  title text NOT NULL,
  organization_id uuid NOT NULL REFERENCES organizations,
  session_id uuid NOT NULL REFERENCES sessions,
  programme_id uuid REFERENCES programmes,
  credit_lot_id uuid REFERENCES credit_lots,
  team_id uuid REFERENCES teams,
  coach_id uuid NOT NULL REFERENCES users,
  requester_id uuid REFERENCES users,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  member_time_zone text NOT NULL,
  coach_time_zone text NOT NULL,
  location_kind text NOT NULL CHECK (location_kind IN ('video', 'phone', 'inPerson')),
  location_detail text,
  join_url text,
  cost integer NOT NULL,
  terms jsonb NOT NULL,
  policy_version integer NOT NULL REFERENCES policies,
  requested_at timestamptz,
  expires_at timestamptz,
  response jsonb,
  cancellation jsonb,
  outcome jsonb,
  override_reason text,
  ical_uid text NOT NULL UNIQUE,
  ical_sequence integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  created_by uuid REFERENCES users,
  updated_at timestamptz NOT NULL,
  CONSTRAINT bookings_times CHECK (ends_at > starts_at AND ends_at - starts_at <= interval '8 hours')
);
CREATE INDEX bookings_by_start ON bookings (starts_at, id);
CREATE INDEX bookings_by_created ON bookings (created_at, id);
CREATE INDEX bookings_by_status ON bookings (status, starts_at, id);
CREATE INDEX bookings_by_coach ON bookings (coach_id, starts_at, id);
CREATE INDEX bookings_by_organization ON bookings (organization_id, starts_at, id);
CREATE INDEX bookings_by_team ON bookings (team_id, starts_at, id) WHERE team_id IS NOT NULL;
CREATE INDEX bookings_by_requester ON bookings (requester_id, starts_at, id);
CREATE INDEX bookings_title_search ON bookings USING gin (title gin_trgm_ops);

CREATE TABLE booking_requests (
  id uuid PRIMARY KEY,
  booking_id uuid NOT NULL UNIQUE REFERENCES bookings ON DELETE CASCADE,
  organization_id uuid NOT NULL REFERENCES organizations,
  requester_id uuid NOT NULL REFERENCES users,
  message text CHECK (length(message) <= 1000),
  proposed_times timestamptz[] NOT NULL CHECK (cardinality(proposed_times) BETWEEN 1 AND 3),
  created_at timestamptz NOT NULL
);

CREATE TABLE attendees (
  id uuid PRIMARY KEY,
  version integer NOT NULL DEFAULT 1,
  status text NOT NULL DEFAULT 'expected' CHECK (status IN ('expected', 'withdrawn', 'attended', 'missed', 'excused')),
  booking_id uuid NOT NULL REFERENCES bookings ON DELETE CASCADE,
  organization_id uuid NOT NULL REFERENCES organizations,
  user_id uuid NOT NULL REFERENCES users,
  via text NOT NULL CHECK (via IN ('requester', 'invite', 'team', 'staff', 'coach')),
  created_at timestamptz NOT NULL,
  UNIQUE (booking_id, user_id)
);
CREATE INDEX attendees_by_user ON attendees (user_id, booking_id);

CREATE TABLE slot_holds (
  id uuid PRIMARY KEY,
  version integer NOT NULL DEFAULT 1,
  status text NOT NULL CHECK (status IN ('held', 'converted', 'released')),
  organization_id uuid NOT NULL REFERENCES organizations,
  member_id uuid NOT NULL REFERENCES users,
  coach_id uuid NOT NULL REFERENCES users,
  session_id uuid NOT NULL REFERENCES sessions,
  team_id uuid REFERENCES teams,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  booking_id uuid REFERENCES bookings,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX slot_holds_one_per_member ON slot_holds (member_id) WHERE status = 'held';

-- Who is taken when. The row lock on person_days decides; the exclusion constraints are the second net.
CREATE TABLE reservations (
  id uuid PRIMARY KEY,
  side text NOT NULL CHECK (side IN ('coach', 'member')),
  person_id uuid NOT NULL REFERENCES users,
  hold_id uuid REFERENCES slot_holds ON DELETE CASCADE,
  booking_id uuid REFERENCES bookings ON DELETE CASCADE,
  during tstzrange NOT NULL CHECK (NOT isempty(during)),
  CONSTRAINT reservations_owner CHECK ((hold_id IS NULL) <> (booking_id IS NULL)),
  CONSTRAINT reservations_coach_free EXCLUDE USING gist (person_id WITH =, during WITH &&) WHERE (side = 'coach'),
  CONSTRAINT reservations_member_free EXCLUDE USING gist (person_id WITH =, during WITH &&) WHERE (side = 'member')
);
CREATE INDEX reservations_by_booking ON reservations (booking_id);
CREATE INDEX reservations_by_hold ON reservations (hold_id);

CREATE TABLE person_days (
  person_id uuid NOT NULL,
  day date NOT NULL,
  PRIMARY KEY (person_id, day)
);
