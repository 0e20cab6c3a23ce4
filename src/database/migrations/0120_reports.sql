-- What more kinds of reports count in a period, each found by its time.
CREATE INDEX messages_by_time ON messages (sent_at) WHERE sent_at IS NOT NULL;
CREATE INDEX interactive_responses_by_completion ON interactive_responses (completed_at) WHERE completed_at IS NOT NULL;
CREATE INDEX kai_readings_of_staff ON kai_readings (at) WHERE reason IS NOT NULL;
CREATE INDEX kai_analyses_by_time ON kai_analyses (at);
CREATE INDEX kai_credit_uses_by_time ON kai_credit_uses (spent_at) WHERE credit_state = 'spent';
CREATE INDEX questionnaire_assignments_by_opening ON questionnaire_assignments ((coalesce(opens_at, created_at))) WHERE deleted_at IS NULL;
CREATE INDEX questionnaire_assignments_by_closing ON questionnaire_assignments (closes_at) WHERE deleted_at IS NULL;
CREATE INDEX kpi_values_by_time ON kpi_values (period_start) WHERE replaced_at IS NULL;
CREATE INDEX forum_comments_by_creation ON forum_comments (created_at);
