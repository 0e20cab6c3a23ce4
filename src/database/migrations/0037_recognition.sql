-- An award of somebody is a record with a history of its own.
ALTER TABLE user_awards
  ADD COLUMN id uuid NOT NULL DEFAULT gen_random_uuid(),
  ADD COLUMN version integer NOT NULL DEFAULT 1,
  ADD COLUMN status text NOT NULL DEFAULT 'locked',
  ADD COLUMN revoked_reason text,
  ADD COLUMN created_at timestamptz NOT NULL DEFAULT now(),
  ADD COLUMN created_by uuid REFERENCES users,
  ADD COLUMN updated_at timestamptz NOT NULL DEFAULT now(),
  ADD COLUMN updated_by uuid REFERENCES users,
  ADD COLUMN deleted_at timestamptz,
  ADD COLUMN deleted_by uuid REFERENCES users,
  DROP CONSTRAINT user_awards_pkey,
  ADD PRIMARY KEY (id),
  ADD UNIQUE (user_id, award);

UPDATE user_awards a SET
  revoked_reason = CASE WHEN a.revoked_at IS NOT NULL THEN 'It was taken back.' END,
  status = CASE
    WHEN a.revoked_at IS NOT NULL THEN 'revoked'
    WHEN a.earned_at IS NOT NULL AND u.pinned_award ->> 'award' = a.award THEN 'earned.pinned'
    WHEN a.earned_at IS NOT NULL THEN 'earned.unpinned'
    WHEN a.progress > 0 THEN 'inProgress'
    ELSE 'locked' END
FROM users u WHERE u.id = a.user_id;

ALTER TABLE user_awards
  ALTER COLUMN id DROP DEFAULT,
  ALTER COLUMN status DROP DEFAULT,
  ALTER COLUMN created_at DROP DEFAULT,
  ALTER COLUMN updated_at DROP DEFAULT,
  ADD CHECK (status IN ('locked', 'inProgress', 'earned.unpinned', 'earned.pinned', 'revoked')),
  ADD CHECK ((status = 'revoked') = (revoked_at IS NOT NULL)),
  ADD CHECK ((revoked_at IS NULL) = (revoked_reason IS NULL)),
  ADD CHECK (earned_at IS NOT NULL OR status IN ('locked', 'inProgress'));
CREATE UNIQUE INDEX user_awards_one_pinned ON user_awards (user_id) WHERE status = 'earned.pinned';

-- What everybody has points for: each thing once, however often it is said. Points that are withdrawn stay as a line.
CREATE TABLE earned_points (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  -- The code of a deed or of an award.
  source text NOT NULL,
  -- The booking, the review, the account, or the award.
  subject_id uuid NOT NULL,
  points integer NOT NULL CHECK (points > 0),
  earned_at timestamptz NOT NULL,
  withdrawn_at timestamptz,
  PRIMARY KEY (user_id, source, subject_id)
);

-- What somebody has from before each thing was kept.
INSERT INTO earned_points (user_id, source, subject_id, points, earned_at)
SELECT id, 'earlier', id, points, now() FROM users WHERE points > 0;
