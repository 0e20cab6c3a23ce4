-- Lists of conversations by their score begin or end with those that have none yet.
DROP INDEX kai_conversations_by_score;
CREATE INDEX kai_conversations_by_score ON kai_conversations (coalesce(score, -1), id) WHERE deleted_at IS NULL;
