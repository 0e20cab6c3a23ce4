-- What the lists of bookings and of permissions are looked through and ordered by stands in their rows, so that an index gives every page.
-- It follows the people, teams and sessions it is taken from by triggers, so that nobody can forget it.
ALTER TABLE bookings
  -- The tab of the list by its status; what waits for its outcome is past, and to do besides.
  ADD COLUMN tab text GENERATED ALWAYS AS (CASE
    WHEN status = 'requested' THEN 'requests'
    WHEN status IN ('confirmed.scheduled', 'confirmed.open', 'confirmed.inProgress') THEN 'upcoming'
    WHEN status IN ('completed', 'missed', 'coachMissed', 'confirmed.awaitingOutcome') THEN 'past'
    WHEN status IN ('cancelled', 'rejected', 'expired', 'requestCancelled') THEN 'cancelled'
  END) STORED,
  ADD COLUMN coach_name text NOT NULL DEFAULT '',
  -- The team, or the first of the people by name.
  ADD COLUMN party_name text NOT NULL DEFAULT '',
  -- The team and everybody who is or was expected.
  ADD COLUMN people text NOT NULL DEFAULT '';

CREATE FUNCTION name_parties(named uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- Whoever else names the same bookings waits, and then sees what was written meanwhile.
  PERFORM 1 FROM bookings WHERE id = ANY (named) ORDER BY id FOR NO KEY UPDATE;
  UPDATE bookings b
    SET party_name = left(coalesce(party.team, party.first, ''), 120),
      people = concat_ws(', ', party.team, party.everybody)
    FROM (
      SELECT o.id, t.name AS team, min(u.full_name) AS first,
        string_agg(u.full_name, ', ' ORDER BY u.full_name) AS everybody
      FROM bookings o LEFT JOIN teams t ON t.id = o.team_id
        LEFT JOIN attendees a ON a.booking_id = o.id LEFT JOIN users u ON u.id = a.user_id
      WHERE o.id = ANY (named) GROUP BY o.id, t.name
    ) party
    WHERE b.id = party.id;
END $$;

CREATE FUNCTION name_booking() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.coach_name := coalesce((SELECT full_name FROM users WHERE id = NEW.coach_id), '');
  IF TG_OP = 'INSERT' THEN
    NEW.people := coalesce((SELECT name FROM teams WHERE id = NEW.team_id), '');
    NEW.party_name := left(NEW.people, 120);
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER bookings_named BEFORE INSERT OR UPDATE OF coach_id ON bookings
  FOR EACH ROW EXECUTE FUNCTION name_booking();

CREATE FUNCTION name_attended() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM name_parties(ARRAY(SELECT DISTINCT booking_id FROM changed));
  RETURN NULL;
END $$;
CREATE TRIGGER attendees_named AFTER INSERT ON attendees
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION name_attended();
CREATE TRIGGER attendees_unnamed AFTER DELETE ON attendees
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION name_attended();

ALTER TABLE coach_permissions
  ADD COLUMN coach_name text NOT NULL DEFAULT '',
  ADD COLUMN subject_name text NOT NULL DEFAULT '';

CREATE FUNCTION name_permission() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.coach_name := coalesce((SELECT full_name FROM users WHERE id = NEW.coach_id), '');
  NEW.subject_name := coalesce(CASE NEW.scope
    WHEN 'member' THEN (SELECT full_name FROM users WHERE id = NEW.subject_id)
    WHEN 'session' THEN (SELECT name FROM sessions WHERE id = NEW.subject_id)
    ELSE (SELECT name FROM teams WHERE id = NEW.subject_id) END, '');
  RETURN NEW;
END $$;
CREATE TRIGGER coach_permissions_named BEFORE INSERT OR UPDATE OF coach_id, scope, subject_id ON coach_permissions
  FOR EACH ROW EXECUTE FUNCTION name_permission();

-- A new name goes wherever the old one stands.
CREATE FUNCTION rename_person() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE bookings SET coach_name = NEW.full_name WHERE coach_id = NEW.id;
  PERFORM name_parties(ARRAY(SELECT booking_id FROM attendees WHERE user_id = NEW.id));
  UPDATE coach_permissions SET coach_name = NEW.full_name WHERE coach_id = NEW.id;
  UPDATE coach_permissions SET subject_name = NEW.full_name WHERE scope = 'member' AND subject_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER users_renamed AFTER UPDATE OF first_name, last_name ON users
  FOR EACH ROW WHEN (OLD.full_name <> NEW.full_name) EXECUTE FUNCTION rename_person();

CREATE FUNCTION rename_team() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM name_parties(ARRAY(SELECT id FROM bookings WHERE team_id = NEW.id));
  UPDATE coach_permissions SET subject_name = NEW.name WHERE scope = 'team' AND subject_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER teams_renamed AFTER UPDATE OF name ON teams
  FOR EACH ROW WHEN (OLD.name <> NEW.name) EXECUTE FUNCTION rename_team();

CREATE FUNCTION rename_session() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE coach_permissions SET subject_name = NEW.name WHERE scope = 'session' AND subject_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER sessions_renamed AFTER UPDATE OF name ON sessions
  FOR EACH ROW WHEN (OLD.name <> NEW.name) EXECUTE FUNCTION rename_session();

UPDATE bookings SET coach_id = coach_id;
SELECT name_parties(ARRAY(SELECT id FROM bookings));
UPDATE coach_permissions SET coach_id = coach_id;

CREATE INDEX bookings_in_order_of_start ON bookings (tab, starts_at, id);
CREATE INDEX bookings_in_order_of_creation ON bookings (tab, created_at, id);
CREATE INDEX bookings_in_order_of_coach ON bookings (tab, coach_name, starts_at, id);
CREATE INDEX bookings_in_order_of_party ON bookings (tab, party_name, starts_at, id);
CREATE INDEX bookings_of_coach ON bookings (coach_id, tab, starts_at, id);
CREATE INDEX bookings_of_session ON bookings (session_id, tab, starts_at, id);
CREATE INDEX bookings_reference_search ON bookings USING gin (reference gin_trgm_ops);
CREATE INDEX bookings_people_search ON bookings USING gin (people gin_trgm_ops);
DROP INDEX bookings_by_created;

CREATE INDEX coach_permissions_in_order_of_name ON coach_permissions (lower(subject_name), lower(coach_name), id)
  WHERE deleted_at IS NULL;
-- Who is renamed is renamed in deleted permissions too.
CREATE INDEX coach_permissions_by_name_of_coach ON coach_permissions (coach_id);
CREATE INDEX coach_permissions_by_name_of_subject ON coach_permissions (subject_id);
CREATE INDEX coach_permissions_coach_search ON coach_permissions USING gin (coach_name gin_trgm_ops);
CREATE INDEX coach_permissions_subject_search ON coach_permissions USING gin (subject_name gin_trgm_ops);
