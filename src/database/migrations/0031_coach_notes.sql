-- A coach's private note about a session: of one attendee, or of the team.
CREATE TABLE coach_notes (
  id uuid PRIMARY KEY,
  version integer NOT NULL DEFAULT 1,
  status text NOT NULL,
  booking_id uuid NOT NULL REFERENCES bookings,
  scope text NOT NULL CHECK (scope IN ('member', 'team')),
  -- The attendee or the team.
  subject_id uuid NOT NULL,
  member_id uuid REFERENCES users,
  coach_id uuid NOT NULL REFERENCES users,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  required boolean NOT NULL DEFAULT false,
  reminders integer NOT NULL DEFAULT 0,
  submitted_at timestamptz,
  body text NOT NULL DEFAULT '',
  goal text,
  observations text,
  agreed_actions jsonb NOT NULL DEFAULT '[]',
  next_focus text,
  mood integer CHECK (mood BETWEEN 1 AND 5),
  amendments jsonb NOT NULL DEFAULT '[]',
  created_at timestamptz NOT NULL,
  created_by uuid REFERENCES users,
  updated_at timestamptz NOT NULL,
  updated_by uuid REFERENCES users,
  deleted_at timestamptz,
  deleted_by uuid REFERENCES users,
  UNIQUE (booking_id, scope, subject_id),
  CHECK ((scope = 'member') = (member_id IS NOT NULL)),
  CHECK ((status IN ('submitted', 'amended')) = (submitted_at IS NOT NULL))
);
CREATE INDEX coach_notes_by_coach ON coach_notes (coach_id, starts_at, id);
CREATE INDEX coach_notes_by_member ON coach_notes (member_id, starts_at, id) WHERE member_id IS NOT NULL;
CREATE INDEX coach_notes_by_team ON coach_notes (subject_id, starts_at, id) WHERE scope = 'team';

-- Every text that a note had once it was submitted.
CREATE TABLE coach_note_versions (
  note_id uuid NOT NULL REFERENCES coach_notes ON DELETE CASCADE,
  number integer NOT NULL,
  at timestamptz NOT NULL,
  body text NOT NULL,
  goal text,
  observations text,
  agreed_actions jsonb NOT NULL,
  next_focus text,
  mood integer,
  PRIMARY KEY (note_id, number)
);

-- Staff who read a note, and why.
CREATE TABLE coach_note_readings (
  id uuid PRIMARY KEY,
  note_id uuid NOT NULL REFERENCES coach_notes ON DELETE CASCADE,
  reader_id uuid NOT NULL REFERENCES users,
  reason text NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX coach_note_readings_by_note ON coach_note_readings (note_id, at);
