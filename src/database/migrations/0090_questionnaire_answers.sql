-- Questionnaires that programmes and bookings ask of their people, and what these answer.
CREATE TABLE questionnaire_assignments (
  id uuid PRIMARY KEY,
  version integer NOT NULL DEFAULT 1,
  status text NOT NULL CHECK (status IN ('scheduled', 'open', 'closed', 'deleted')),
  questionnaire_id uuid NOT NULL REFERENCES questionnaires,
  questionnaire_version integer NOT NULL,
  programme_id uuid REFERENCES programmes,
  booking_id uuid REFERENCES bookings,
  moment text CHECK (moment IN ('before', 'after')),
  opens_on date,
  closes_on date,
  time_zone text NOT NULL,
  opens_at timestamptz,
  closes_at timestamptz,
  rule text NOT NULL CHECK (rule IN ('all', 'teams', 'chosen')),
  team_ids uuid[] NOT NULL DEFAULT '{}',
  member_ids uuid[] NOT NULL DEFAULT '{}',
  is_anonymous boolean NOT NULL DEFAULT false,
  allow_edit boolean NOT NULL DEFAULT false,
  reminds boolean NOT NULL DEFAULT true,
  reminded_at timestamptz,
  created_at timestamptz NOT NULL,
  created_by uuid REFERENCES users,
  updated_at timestamptz NOT NULL,
  updated_by uuid REFERENCES users,
  deleted_at timestamptz,
  deleted_by uuid REFERENCES users,
  CONSTRAINT questionnaire_assignments_version_fkey FOREIGN KEY (questionnaire_id, questionnaire_version) REFERENCES questionnaire_versions,
  CONSTRAINT questionnaire_assignments_place CHECK ((programme_id IS NULL) <> (booking_id IS NULL)),
  CONSTRAINT questionnaire_assignments_window CHECK (closes_on >= opens_on),
  CONSTRAINT questionnaire_assignments_deletion CHECK ((status = 'deleted') = (deleted_at IS NOT NULL))
);
CREATE INDEX questionnaire_assignments_of_programme ON questionnaire_assignments (programme_id, opens_at, id) WHERE programme_id IS NOT NULL;
CREATE INDEX questionnaire_assignments_of_booking ON questionnaire_assignments (booking_id, opens_at, id) WHERE booking_id IS NOT NULL;
CREATE INDEX questionnaire_assignments_of_questionnaire ON questionnaire_assignments (questionnaire_id) WHERE deleted_at IS NULL;
-- A booking asks what its session asks before it, and afterwards, once each.
CREATE UNIQUE INDEX questionnaire_assignments_moment ON questionnaire_assignments (booking_id, moment) WHERE moment IS NOT NULL AND status <> 'deleted';

-- Everybody who is asked has one from then on. What is answered is kept by the ids of the questions.
CREATE TABLE questionnaire_responses (
  id uuid PRIMARY KEY,
  version integer NOT NULL DEFAULT 1,
  status text NOT NULL CHECK (status IN ('notStarted', 'draft', 'submitted', 'reopened', 'withdrawn')),
  assignment_id uuid NOT NULL REFERENCES questionnaire_assignments,
  user_id uuid NOT NULL REFERENCES users,
  -- By which those find it who must not know whose it is; it says nothing of when it was begun.
  unnamed_id uuid NOT NULL DEFAULT gen_random_uuid() UNIQUE,
  answers jsonb NOT NULL DEFAULT '{}',
  score double precision,
  band text CHECK (length(band) <= 60),
  started_at timestamptz,
  submitted_at timestamptz,
  duration_seconds integer CHECK (duration_seconds >= 0),
  entered_by uuid REFERENCES users,
  reminders integer NOT NULL DEFAULT 0 CHECK (reminders >= 0),
  created_at timestamptz NOT NULL,
  created_by uuid REFERENCES users,
  updated_at timestamptz NOT NULL,
  updated_by uuid REFERENCES users,
  deleted_at timestamptz,
  deleted_by uuid REFERENCES users,
  CONSTRAINT questionnaire_responses_one UNIQUE (assignment_id, user_id)
);
CREATE INDEX questionnaire_responses_submitted ON questionnaire_responses (assignment_id, submitted_at, id) WHERE status = 'submitted';
CREATE INDEX questionnaire_responses_due ON questionnaire_responses (user_id, assignment_id) WHERE status IN ('notStarted', 'draft', 'reopened');
CREATE INDEX questionnaire_responses_of_user ON questionnaire_responses (user_id, assignment_id);
