-- Whether the people of an organisation are informed when staff open a conversation of theirs.
ALTER TABLE organizations ADD COLUMN informs_of_viewings boolean NOT NULL DEFAULT false;
