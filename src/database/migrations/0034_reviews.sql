-- What an attendee says of a session.
CREATE TABLE reviews (
  id uuid PRIMARY KEY,
  version integer NOT NULL DEFAULT 1,
  status text NOT NULL,
  booking_id uuid NOT NULL REFERENCES bookings,
  attendee_id uuid NOT NULL UNIQUE REFERENCES attendees,
  member_id uuid NOT NULL REFERENCES users,
  coach_id uuid NOT NULL REFERENCES users,
  ends_at timestamptz NOT NULL,
  -- Staff hear of an average below it.
  threshold double precision NOT NULL,
  submitted_at timestamptz,
  rating integer CHECK (rating BETWEEN 1 AND 5),
  usefulness integer CHECK (usefulness BETWEEN 1 AND 5),
  preparation integer CHECK (preparation BETWEEN 1 AND 5),
  rapport integer CHECK (rapport BETWEEN 1 AND 5),
  comment text,
  anonymous boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL,
  created_by uuid REFERENCES users,
  updated_at timestamptz NOT NULL,
  updated_by uuid REFERENCES users,
  deleted_at timestamptz,
  deleted_by uuid REFERENCES users,
  CHECK ((status = 'given') = (submitted_at IS NOT NULL)),
  CHECK (status <> 'given' OR rating IS NOT NULL)
);
CREATE INDEX reviews_by_coach ON reviews (coach_id, submitted_at, id) WHERE status = 'given';
CREATE INDEX reviews_by_booking ON reviews (booking_id);
CREATE INDEX reviews_by_member ON reviews (member_id, status);
