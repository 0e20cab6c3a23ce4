-- Whichever of this migration and the one for organisations comes first adds the domains.
ALTER TABLE organizations ADD COLUMN IF NOT EXISTS email_domains text[] NOT NULL DEFAULT '{}';
ALTER TABLE organizations
  ADD COLUMN sso_enabled boolean NOT NULL DEFAULT false,
  ADD COLUMN sso_issuer text CHECK (length(sso_issuer) <= 500),
  ADD COLUMN sso_client_id text CHECK (length(sso_client_id) <= 255),
  -- Sealed with a key of the operator's secret; never read by any list or detail.
  ADD COLUMN sso_secret text,
  ADD COLUMN sso_enforced boolean NOT NULL DEFAULT false,
  ADD CONSTRAINT organizations_sso CHECK (
    NOT sso_enabled OR (sso_issuer IS NOT NULL AND sso_client_id IS NOT NULL AND sso_secret IS NOT NULL)
  ),
  ADD CONSTRAINT organizations_sso_enforced CHECK (NOT sso_enforced OR sso_enabled);

-- A domain belongs to one active organisation. The rows follow the array by a trigger, so that nobody can forget them.
CREATE TABLE organization_domains (
  domain text PRIMARY KEY,
  organization_id uuid NOT NULL REFERENCES organizations ON DELETE CASCADE
);
CREATE INDEX organization_domains_by_organization ON organization_domains (organization_id);

CREATE FUNCTION keep_organization_domains() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM organization_domains WHERE organization_id = NEW.id;
  IF NEW.status = 'active' THEN
    INSERT INTO organization_domains (domain, organization_id)
      SELECT DISTINCT lower(trim(domain)), NEW.id FROM unnest(NEW.email_domains) AS domain;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER organization_domains_follow AFTER INSERT OR UPDATE OF email_domains, status ON organizations
  FOR EACH ROW EXECUTE FUNCTION keep_organization_domains();

-- Who somebody is at their organisation's provider, from their first sign-in there.
ALTER TABLE users
  ADD COLUMN oidc_issuer text,
  ADD COLUMN oidc_subject text,
  ADD CONSTRAINT users_oidc CHECK ((oidc_issuer IS NULL) = (oidc_subject IS NULL));
CREATE UNIQUE INDEX users_oidc_subject ON users (oidc_issuer, oidc_subject) WHERE oidc_subject IS NOT NULL;

ALTER TABLE token_families
  ADD COLUMN login_method text NOT NULL DEFAULT 'password' CHECK (login_method IN ('password', 'oidc')),
  -- What the provider wants to see when the person signs out there, sealed.
  ADD COLUMN provider_session text;

-- A way back from the provider is gone once.
CREATE TABLE oidc_returns (
  state_hash text PRIMARY KEY,
  expires_at timestamptz NOT NULL
);
CREATE INDEX oidc_returns_by_end ON oidc_returns (expires_at);
