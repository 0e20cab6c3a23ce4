-- What two names are compared by: composed, and without the difference between small letters and capitals. Names were compared as they were sent before, so that
-- one letter could be written in two ways.
CREATE FUNCTION name_key(name text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN lower(upper(normalize(name, NFC)));

-- Of names that are now the same, the oldest stays as it is and the others get a number: an index can't be made over them.
WITH same AS (
  SELECT id, row_number() OVER (PARTITION BY name_key(name) ORDER BY id) AS nth
  FROM organizations WHERE status = 'active')
UPDATE organizations o SET name = left(o.name, 110) || ' (' || s.nth || ')' FROM same s WHERE s.id = o.id AND s.nth > 1;
WITH same AS (
  SELECT id, row_number() OVER (PARTITION BY organization_id, name_key(name) ORDER BY id) AS nth
  FROM teams WHERE status = 'active')
UPDATE teams t SET name = left(t.name, 110) || ' (' || s.nth || ')' FROM same s WHERE s.id = t.id AND s.nth > 1;
WITH same AS (
  SELECT id, row_number() OVER (PARTITION BY organization_id, name_key(name) ORDER BY id) AS nth
  FROM programmes WHERE status <> 'deleted')
UPDATE programmes p SET name = left(p.name, 110) || ' (' || s.nth || ')' FROM same s WHERE s.id = p.id AND s.nth > 1;
WITH same AS (
  SELECT id, row_number() OVER (PARTITION BY name_key(name) ORDER BY id) AS nth
  FROM sessions WHERE status = 'active')
UPDATE sessions e SET name = left(e.name, 110) || ' (' || s.nth || ')' FROM same s WHERE s.id = e.id AND s.nth > 1;
WITH same AS (
  SELECT id, row_number() OVER (PARTITION BY name_key(name) ORDER BY id) AS nth
  FROM resource_categories WHERE status = 'active')
UPDATE resource_categories c SET name = left(c.name, 110) || ' (' || s.nth || ')' FROM same s WHERE s.id = c.id AND s.nth > 1;

DROP INDEX organizations_name, teams_name, programmes_name, sessions_name, resource_categories_name;
CREATE UNIQUE INDEX organizations_name ON organizations (name_key(name)) WHERE status = 'active';
CREATE UNIQUE INDEX teams_name ON teams (organization_id, name_key(name)) WHERE status = 'active';
CREATE UNIQUE INDEX programmes_name ON programmes (organization_id, name_key(name)) WHERE status <> 'deleted';
CREATE UNIQUE INDEX sessions_name ON sessions (name_key(name)) WHERE status = 'active';
CREATE UNIQUE INDEX resource_categories_name ON resource_categories (name_key(name)) WHERE status = 'active';
