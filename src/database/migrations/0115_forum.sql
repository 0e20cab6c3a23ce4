-- The forum: threads, comments on them, who follows and has read what, what was reported, and its rules with who accepted them.
CREATE TABLE forum_threads (
  id uuid PRIMARY KEY,
  version integer NOT NULL DEFAULT 1,
  status text NOT NULL CHECK (status IN ('draft', 'pending', 'accepted.fresh', 'accepted.settled', 'rejected.fresh', 'rejected.settled', 'deleted')),
  title text NOT NULL CHECK (length(title) <= 120),
  body text NOT NULL CHECK (length(body) <= 10000),
  tags text[] NOT NULL DEFAULT '{}',
  anonymous boolean NOT NULL DEFAULT false,
  original_title text CHECK (length(original_title) <= 120),
  original_tags text[],
  reason text CHECK (reason IN ('offTopic', 'private', 'unkind', 'advertising', 'duplicate', 'other')),
  remark text CHECK (length(remark) <= 500),
  decided_by uuid REFERENCES users ON DELETE SET NULL,
  published_at timestamptz,
  was_published boolean NOT NULL DEFAULT false,
  reported boolean NOT NULL DEFAULT false,
  locked boolean NOT NULL DEFAULT false,
  pinned boolean NOT NULL DEFAULT false,
  comment_count integer NOT NULL DEFAULT 0 CHECK (comment_count >= 0),
  last_activity_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  created_by uuid REFERENCES users ON DELETE SET NULL,
  updated_at timestamptz NOT NULL,
  updated_by uuid,
  deleted_at timestamptz,
  deleted_by uuid
);
CREATE INDEX forum_threads_by_activity ON forum_threads (pinned, last_activity_at, id);
CREATE INDEX forum_threads_by_creation ON forum_threads (created_at, id);
CREATE INDEX forum_threads_by_comments ON forum_threads (comment_count, id);
CREATE INDEX forum_threads_by_author ON forum_threads (created_by, created_at, id);
CREATE INDEX forum_threads_waiting ON forum_threads (created_at, id) WHERE status = 'pending' OR reported;
CREATE INDEX forum_threads_by_tag ON forum_threads USING gin (tags);
CREATE INDEX forum_threads_words ON forum_threads USING gin (to_tsvector('english', title || ' ' || body));

CREATE TABLE forum_comments (
  id uuid PRIMARY KEY,
  version integer NOT NULL DEFAULT 1,
  status text NOT NULL CHECK (status IN ('pending', 'accepted.fresh', 'accepted.settled', 'rejected.fresh', 'rejected.settled', 'deleted')),
  thread_id uuid NOT NULL REFERENCES forum_threads ON DELETE CASCADE,
  parent_id uuid REFERENCES forum_comments ON DELETE CASCADE,
  body text NOT NULL CHECK (length(body) <= 5000),
  anonymous boolean NOT NULL DEFAULT false,
  reason text CHECK (reason IN ('offTopic', 'private', 'unkind', 'advertising', 'duplicate', 'other')),
  remark text CHECK (length(remark) <= 500),
  decided_by uuid REFERENCES users ON DELETE SET NULL,
  published_at timestamptz,
  was_published boolean NOT NULL DEFAULT false,
  reported boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL,
  created_by uuid REFERENCES users ON DELETE SET NULL,
  updated_at timestamptz NOT NULL,
  updated_by uuid,
  deleted_at timestamptz,
  deleted_by uuid
);
CREATE INDEX forum_comments_of_thread ON forum_comments (thread_id, created_at, id);
CREATE INDEX forum_comments_by_parent ON forum_comments (parent_id) WHERE parent_id IS NOT NULL;
CREATE INDEX forum_comments_by_author ON forum_comments (created_by, created_at, id);
CREATE INDEX forum_comments_waiting ON forum_comments (created_at, id) WHERE status = 'pending' OR reported;

CREATE TABLE forum_reports (
  post_id uuid NOT NULL,
  reporter_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  reason text NOT NULL CHECK (reason IN ('private', 'unkind', 'advertising', 'worried', 'other')),
  remark text CHECK (length(remark) <= 500),
  at timestamptz NOT NULL,
  PRIMARY KEY (post_id, reporter_id)
);
CREATE INDEX forum_reports_by_reporter ON forum_reports (reporter_id);

-- What somebody follows, and when they saw it last.
CREATE TABLE forum_readers (
  thread_id uuid NOT NULL REFERENCES forum_threads ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  follows boolean NOT NULL DEFAULT false,
  seen_at timestamptz,
  PRIMARY KEY (thread_id, user_id)
);
CREATE INDEX forum_readers_by_user ON forum_readers (user_id, thread_id);

-- What staff have published after the first rules, which are the product's own.
CREATE TABLE forum_rules (
  version integer PRIMARY KEY,
  body text NOT NULL CHECK (length(body) <= 20000),
  published_at timestamptz NOT NULL,
  published_by uuid REFERENCES users ON DELETE SET NULL
);

CREATE TABLE forum_rule_acceptances (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  version integer NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (user_id, version)
);
