-- What a session asks of those who come: before it, and afterwards.
ALTER TABLE sessions
  ADD COLUMN pre_questionnaire_id uuid REFERENCES questionnaires,
  ADD COLUMN post_questionnaire_id uuid REFERENCES questionnaires;
