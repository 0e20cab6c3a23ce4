-- The recordings of AI conversations: where each of several begins, how long it lasts and how loud it is; and where people left off listening.
CREATE TABLE kai_recordings (
  file_id uuid PRIMARY KEY REFERENCES files ON DELETE CASCADE,
  conversation_id uuid NOT NULL REFERENCES kai_conversations ON DELETE CASCADE,
  -- Milliseconds from the beginning of the conversation.
  starts_at integer NOT NULL,
  -- Milliseconds; null where the file does not say.
  length integer,
  -- The loudest of each stretch, from 0 to 255; none where the sound can't be read here, null until it was tried.
  peaks integer[]
);
CREATE INDEX kai_recordings_of_conversation ON kai_recordings (conversation_id, starts_at, file_id);

CREATE TABLE kai_listenings (
  conversation_id uuid NOT NULL REFERENCES kai_conversations ON DELETE CASCADE,
  listener_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  -- Milliseconds from the beginning of the conversation.
  position integer NOT NULL,
  PRIMARY KEY (conversation_id, listener_id)
);
CREATE INDEX kai_listenings_by_listener ON kai_listenings (listener_id);
