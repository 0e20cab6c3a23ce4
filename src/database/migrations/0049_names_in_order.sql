-- Lists by name followed the order of the database itself: by bytes in most, so that Émilie stood behind Yusuf and a name in small letters behind all capitals.
DROP INDEX users_by_organization, users_by_role, users_in_order_of_name, users_put_away, users_there_by_organization,
  teams_by_organization, teams_in_order_of_name, bookings_in_order_of_coach, bookings_in_order_of_party,
  coach_permissions_in_order_of_name, sessions_in_order_of_name, booking_groups_in_order_of_name;

CREATE INDEX users_by_organization ON users (organization_id, full_name COLLATE "und-x-icu", id);
CREATE INDEX users_by_role ON users (role, full_name COLLATE "und-x-icu", id);
CREATE INDEX users_in_order_of_name ON users (full_name COLLATE "und-x-icu", id) WHERE deleted_at IS NULL;
CREATE INDEX users_put_away ON users (full_name COLLATE "und-x-icu", id) WHERE deleted_at IS NOT NULL;
CREATE INDEX users_there_by_organization ON users (organization_id, full_name COLLATE "und-x-icu", id) WHERE deleted_at IS NULL;
CREATE INDEX teams_by_organization ON teams (organization_id, name COLLATE "und-x-icu", id);
CREATE INDEX teams_in_order_of_name ON teams (name COLLATE "und-x-icu", id) WHERE deleted_at IS NULL;
CREATE INDEX bookings_in_order_of_coach ON bookings (tab, coach_name COLLATE "und-x-icu", starts_at, id);
CREATE INDEX bookings_in_order_of_party ON bookings (tab, party_name COLLATE "und-x-icu", starts_at, id);
CREATE INDEX coach_permissions_in_order_of_name
  ON coach_permissions (subject_name COLLATE "und-x-icu", coach_name COLLATE "und-x-icu", id) WHERE deleted_at IS NULL;
CREATE INDEX sessions_in_order_of_name ON sessions (name COLLATE "und-x-icu", id) WHERE deleted_at IS NULL;
CREATE INDEX booking_groups_in_order_of_name ON booking_groups (name COLLATE "und-x-icu", id) WHERE deleted_at IS NULL;

-- The first of several people is the one that the list names first.
CREATE OR REPLACE FUNCTION name_parties(named uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- Whoever else names the same bookings waits, and then sees what was written meanwhile.
  PERFORM 1 FROM bookings WHERE id = ANY (named) ORDER BY id FOR NO KEY UPDATE;
  UPDATE bookings b
    SET party_name = left(coalesce(party.team, party.first, ''), 120),
      people = concat_ws(', ', party.team, party.everybody)
    FROM (
      SELECT o.id, t.name AS team, min(u.full_name COLLATE "und-x-icu") COLLATE "default" AS first,
        string_agg(u.full_name, ', ' ORDER BY u.full_name COLLATE "und-x-icu") AS everybody
      FROM bookings o LEFT JOIN teams t ON t.id = o.team_id
        LEFT JOIN attendees a ON a.booking_id = o.id LEFT JOIN users u ON u.id = a.user_id
      WHERE o.id = ANY (named) GROUP BY o.id, t.name
    ) party
    WHERE b.id = party.id;
END $$;
SELECT name_parties(ARRAY(SELECT b.id FROM bookings b WHERE b.team_id IS NULL AND b.party_name <>
  (SELECT left(min(u.full_name COLLATE "und-x-icu"), 120) COLLATE "default" FROM attendees a JOIN users u ON u.id = a.user_id WHERE a.booking_id = b.id)));
