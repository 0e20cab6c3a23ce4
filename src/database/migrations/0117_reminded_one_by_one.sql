-- When somebody was last reminded of what they are asked: nobody is reminded twice within a day.
ALTER TABLE questionnaire_responses ADD COLUMN reminded_at timestamptz;
