-- Programmes become records that staff write.
ALTER TABLE programmes
  ADD COLUMN objectives text,
  ADD COLUMN credit_expiry text NOT NULL DEFAULT 'atProgrammeEnd',
  ADD COLUMN credit_expiry_days integer,
  ADD COLUMN created_by uuid REFERENCES users,
  ADD COLUMN updated_by uuid REFERENCES users,
  ADD COLUMN deleted_by uuid REFERENCES users;
ALTER TABLE programmes
  ADD CONSTRAINT programmes_credit_expiry_check CHECK (credit_expiry IN ('atProgrammeEnd', 'daysAfterAllocation')),
  ADD CONSTRAINT programmes_credit_expiry_days CHECK (credit_expiry_days > 0);

-- Those of a team that takes part, found from the team.
CREATE INDEX programme_teams_by_team ON programme_teams (team_id);

-- Programmes start and end by themselves from now on: on their first day, and after their last.
INSERT INTO timers (machine, entity_id, timer, run_at)
SELECT 'programme', p.id, 'xstate.after.firstDay.programme.draft', p.start_date::timestamp AT TIME ZONE p.time_zone
FROM programmes p WHERE p.status = 'draft'
UNION ALL
SELECT 'programme', p.id, 'xstate.after.lastDayOver.programme.' || p.status, (p.end_date + 1)::timestamp AT TIME ZONE p.time_zone
FROM programmes p WHERE p.status LIKE 'active.%'
UNION ALL
SELECT 'programme', p.id, 'NEAR_END', (p.end_date - 13)::timestamp AT TIME ZONE p.time_zone
FROM programmes p WHERE p.status = 'active.normal'
ON CONFLICT DO NOTHING;
