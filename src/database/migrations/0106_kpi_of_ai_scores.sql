-- What AI conversations score can be followed as a KPI.
ALTER TABLE kpis DROP CONSTRAINT kpis_measure_check;
ALTER TABLE kpis ADD CONSTRAINT kpis_measure_check CHECK (measure IN
  ('bookingsCompleted', 'attendanceRate', 'hoursCoached', 'sessionsMissed', 'resourcesDone', 'pointsEarned', 'aiScore'));
CREATE INDEX kai_conversations_by_day ON kai_conversations (held_on, about_id) WHERE score IS NOT NULL AND deleted_at IS NULL;
