-- What people write to each other: one conversation for each pair, a side of it for each of the two, and its messages in their order.
CREATE TABLE conversations (
  id uuid PRIMARY KEY,
  -- The smaller of the two ids, and the greater one: a pair has one conversation.
  first_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  second_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  last_position integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  UNIQUE (first_id, second_id),
  CHECK (first_id < second_id)
);
CREATE INDEX conversations_of_second ON conversations (second_id);

CREATE TABLE conversation_sides (
  conversation_id uuid NOT NULL REFERENCES conversations ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  contact_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  -- The position of the last message from the contact, and how far they have come to this side and been read.
  last_received integer NOT NULL DEFAULT 0,
  delivered_to integer NOT NULL DEFAULT 0,
  read_to integer NOT NULL DEFAULT 0,
  is_marked_unread boolean NOT NULL DEFAULT false,
  archived_at timestamptz,
  draft text NOT NULL DEFAULT '' CHECK (length(draft) <= 5000),
  drafted_at timestamptz,
  -- The last message; null while there is none.
  last_message_id uuid,
  last_at timestamptz,
  PRIMARY KEY (user_id, contact_id),
  CHECK (delivered_to >= read_to)
);
CREATE INDEX conversation_sides_of_conversation ON conversation_sides (conversation_id);
CREATE INDEX conversation_sides_of_contact ON conversation_sides (contact_id);
CREATE INDEX conversation_sides_newest ON conversation_sides (user_id, last_at, contact_id) WHERE last_at IS NOT NULL;
CREATE INDEX conversation_sides_unread ON conversation_sides (user_id)
  WHERE last_received > read_to OR is_marked_unread;

CREATE TABLE messages (
  id uuid PRIMARY KEY,
  version integer NOT NULL DEFAULT 1,
  -- Whether it has come and been read is told by the marks of the recipient's side.
  status text NOT NULL CHECK (status IN ('scheduled', 'sent', 'deleted', 'unsent')),
  conversation_id uuid NOT NULL REFERENCES conversations ON DELETE CASCADE,
  -- Its place in the conversation; null until it is sent.
  position integer,
  sender_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  recipient_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  text text NOT NULL CHECK (length(text) <= 5000),
  -- What a deleted message said, for 30 days.
  kept_text text,
  send_at timestamptz,
  sent_at timestamptz,
  edited_at timestamptz,
  deleted_at timestamptz,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  UNIQUE (conversation_id, position)
);
CREATE INDEX messages_changed ON messages (conversation_id, updated_at, id);
CREATE INDEX messages_by_sender ON messages (sender_id);
CREATE INDEX messages_by_recipient ON messages (recipient_id);
CREATE INDEX messages_ahead ON messages (conversation_id, sender_id) WHERE position IS NULL;
CREATE INDEX messages_search ON messages USING gin (text gin_trgm_ops);

CREATE TABLE message_blocks (
  blocker_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  blocked_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  at timestamptz NOT NULL,
  PRIMARY KEY (blocker_id, blocked_id)
);
CREATE INDEX message_blocks_of_blocked ON message_blocks (blocked_id);

-- Staff who read what two people wrote to each other, with their reason: the log of these readings.
CREATE TABLE conversation_viewings (
  id uuid PRIMARY KEY,
  version integer NOT NULL DEFAULT 1,
  status text NOT NULL CHECK (status IN ('choosing', 'reading', 'ended', 'expired')),
  viewer_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  person_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  contact_id uuid REFERENCES users ON DELETE CASCADE,
  reason text NOT NULL CHECK (length(reason) <= 300),
  expires_at timestamptz NOT NULL,
  messages_seen integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE INDEX conversation_viewings_newest ON conversation_viewings (created_at, id);
CREATE INDEX conversation_viewings_of_viewer ON conversation_viewings (viewer_id, created_at, id);
CREATE INDEX conversation_viewings_of_person ON conversation_viewings (person_id);
CREATE INDEX conversation_viewings_of_contact ON conversation_viewings (contact_id);
