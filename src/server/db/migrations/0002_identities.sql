-- Who somebody is at a provider (OpenID Connect). The issuer's word for the person, never their address, is what counts.
CREATE TABLE identities (
  agency_id uuid NOT NULL,
  issuer text NOT NULL,
  subject text NOT NULL,
  user_id uuid NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (agency_id, issuer, subject),
  FOREIGN KEY (agency_id, user_id) REFERENCES users (agency_id, id) ON DELETE CASCADE
);
--> statement-breakpoint
CREATE INDEX identities_user_idx ON identities (agency_id, user_id);
--> statement-breakpoint
-- People on their way to a provider and back; a row is taken away when they are back, or too late.
CREATE TABLE sso_attempts (
  agency_id uuid NOT NULL REFERENCES agencies (id),
  state_hash text NOT NULL,
  provider text NOT NULL,
  nonce text NOT NULL,
  code_verifier text NOT NULL,
  return_to text NOT NULL,
  address text NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (agency_id, state_hash)
);
--> statement-breakpoint
CREATE INDEX sso_attempts_expiry_idx ON sso_attempts (agency_id, expires_at);
--> statement-breakpoint
CREATE INDEX sso_attempts_address_idx ON sso_attempts (agency_id, address);
--> statement-breakpoint
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['identities', 'sso_attempts']
  LOOP
    EXECUTE format('CREATE POLICY own_agency ON %I TO livery_app USING (agency_id = livery_agency()) WITH CHECK (agency_id = livery_agency())', name);
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY', name);
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO livery_app', name);
  END LOOP;
END $$;
