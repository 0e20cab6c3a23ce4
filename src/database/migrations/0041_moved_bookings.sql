-- Another time that somebody asks for, until it is answered; and how long it waits, which bookings made before know as little as their own answers.
ALTER TABLE bookings
  ADD COLUMN moving text NOT NULL DEFAULT 'settled' CHECK (moving IN ('settled', 'membersAsked', 'coachAsked')),
  ADD COLUMN proposal jsonb,
  ADD CONSTRAINT bookings_proposal_waits CHECK ((proposal IS NOT NULL) = (moving <> 'settled'));
UPDATE bookings
  SET terms = terms || '{"answerTtl": 172800000, "answerLastMoment": 7200000}'::jsonb
  WHERE NOT terms ? 'answerTtl';
