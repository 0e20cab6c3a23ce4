-- Single sign-on finds an organisation by the domains of its people; whichever migration comes first adds them.
ALTER TABLE organizations ADD COLUMN IF NOT EXISTS email_domains text[] NOT NULL DEFAULT '{}';
ALTER TABLE organizations
  ADD COLUMN contract_start date,
  ADD COLUMN contract_end date,
  ADD COLUMN created_by uuid REFERENCES users,
  ADD COLUMN updated_by uuid REFERENCES users,
  ADD COLUMN deleted_by uuid REFERENCES users,
  ADD CONSTRAINT organizations_contract CHECK (contract_end >= contract_start);
CREATE INDEX organizations_by_domain ON organizations USING gin (email_domains);

ALTER TABLE teams
  ADD COLUMN created_by uuid REFERENCES users,
  ADD COLUMN updated_by uuid REFERENCES users,
  ADD COLUMN deleted_by uuid REFERENCES users,
  ADD CONSTRAINT teams_description CHECK (length(description) <= 500);
CREATE INDEX teams_by_organization ON teams (organization_id, lower(name), id);

CREATE INDEX programmes_by_organization ON programmes (organization_id) WHERE status <> 'deleted';
