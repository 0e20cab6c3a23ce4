-- What somebody has agreed to about messages; whoever has no row has agreed to nothing.
CREATE TABLE message_settings (
  user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  shows_presence boolean NOT NULL DEFAULT false,
  mails_text boolean NOT NULL DEFAULT false
);
