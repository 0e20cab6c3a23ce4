-- AI conversations: what is said in them passage by passage, what analyses say of them, and which of staff read them and why.
CREATE TABLE kai_conversations (
  id uuid PRIMARY KEY,
  version integer NOT NULL DEFAULT 1,
  status text NOT NULL CHECK (status IN (
    'draft', 'uploading', 'awaitingCredit', 'queued', 'transcribing', 'analysing', 'complete', 'completeWithErrors', 'failed', 'deleted')),
  organization_id uuid NOT NULL REFERENCES organizations,
  programme_id uuid NOT NULL REFERENCES programmes,
  title text NOT NULL CHECK (length(title) <= 120),
  "group" text NOT NULL CHECK ("group" IN ('GROW', 'Sales', 'SEM')),
  about_id uuid NOT NULL REFERENCES users,
  language text NOT NULL CHECK (length(language) <= 35),
  held_on date NOT NULL,
  participants jsonb NOT NULL DEFAULT '[]',
  consent_version text,
  consented_at timestamptz,
  credit_id uuid,
  -- It is a recording, and nobody can write it down yet.
  waits boolean NOT NULL DEFAULT false,
  words integer,
  duration integer,
  score integer CHECK (score BETWEEN 0 AND 100),
  warnings text[] NOT NULL DEFAULT '{}',
  failure jsonb,
  shared_with uuid[] NOT NULL DEFAULT '{}',
  done_actions integer[] NOT NULL DEFAULT '{}',
  dispute text CHECK (length(dispute) <= 1000),
  review jsonb,
  created_at timestamptz NOT NULL,
  created_by uuid NOT NULL REFERENCES users,
  updated_at timestamptz NOT NULL,
  updated_by uuid,
  deleted_at timestamptz,
  deleted_by uuid,
  CONSTRAINT kai_conversations_deletion CHECK ((status = 'deleted') = (deleted_at IS NOT NULL))
);
-- The organisation is the programme's, whatever a row says.
CREATE FUNCTION kai_conversation_organization() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT p.organization_id INTO NEW.organization_id FROM programmes p WHERE p.id = NEW.programme_id;
  RETURN NEW;
END $$;
CREATE TRIGGER kai_conversations_organization BEFORE INSERT OR UPDATE OF programme_id ON kai_conversations
  FOR EACH ROW EXECUTE FUNCTION kai_conversation_organization();
CREATE INDEX kai_conversations_newest ON kai_conversations (created_at, id) WHERE deleted_at IS NULL;
CREATE INDEX kai_conversations_by_score ON kai_conversations (score, id) WHERE deleted_at IS NULL;
CREATE INDEX kai_conversations_by_title ON kai_conversations (title COLLATE "und-x-icu", id) WHERE deleted_at IS NULL;
CREATE INDEX kai_conversations_of_uploader ON kai_conversations (created_by, created_at, id);
CREATE INDEX kai_conversations_about ON kai_conversations (about_id, created_at, id);
CREATE INDEX kai_conversations_shared ON kai_conversations USING gin (shared_with);
CREATE INDEX kai_conversations_of_programme ON kai_conversations (programme_id, created_at, id);
CREATE INDEX kai_conversations_of_organization ON kai_conversations (organization_id, created_at, id);

CREATE TABLE kai_passages (
  conversation_id uuid NOT NULL REFERENCES kai_conversations ON DELETE CASCADE,
  n integer NOT NULL CHECK (n >= 0),
  start_ms integer,
  end_ms integer,
  speaker text NOT NULL CHECK (length(speaker) <= 80),
  text text NOT NULL,
  -- What it said before it was corrected.
  original text,
  PRIMARY KEY (conversation_id, n)
);

CREATE TABLE kai_analyses (
  conversation_id uuid NOT NULL REFERENCES kai_conversations ON DELETE CASCADE,
  number integer NOT NULL CHECK (number >= 1),
  result jsonb NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (conversation_id, number)
);

CREATE TABLE kai_readings (
  id uuid PRIMARY KEY,
  conversation_id uuid NOT NULL REFERENCES kai_conversations ON DELETE CASCADE,
  reader_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  -- Why somebody of staff read it; coaches it was shared with need no reason.
  reason text CHECK (length(reason) <= 500),
  at timestamptz NOT NULL
);
CREATE INDEX kai_readings_of_conversation ON kai_readings (conversation_id, at, id);
CREATE INDEX kai_readings_by_reader ON kai_readings (reader_id, conversation_id, at);
