-- Every transaction of the server takes one of two roles, so that the connecting user's own rights (superuser in the
-- embedded database, owner of the tables elsewhere) never reach the data:
--   livery_app       rows of the one agency that livery.agency_id names; without it, no rows
--   livery_platform  the registry of agencies and hosts, and counts across agencies; no agency's content
-- Roles belong to the whole cluster: another database, or another server this very moment, may have made them.
DO $$ BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'livery_app') THEN CREATE ROLE livery_app NOLOGIN; END IF;
EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL; END $$;
--> statement-breakpoint
DO $$ BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'livery_platform') THEN CREATE ROLE livery_platform NOLOGIN; END IF;
EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL; END $$;
--> statement-breakpoint
-- Who made a role since PostgreSQL 16 may grant it but not take it. Who did not make it was given it, or is told so later.
DO $$ BEGIN GRANT livery_app, livery_platform TO CURRENT_USER; EXCEPTION WHEN insufficient_privilege THEN NULL; END $$;
--> statement-breakpoint
GRANT USAGE ON SCHEMA public TO livery_app, livery_platform;
--> statement-breakpoint
CREATE FUNCTION livery_agency() RETURNS uuid LANGUAGE sql STABLE
  RETURN nullif(current_setting('livery.agency_id', true), '')::uuid;
--> statement-breakpoint
CREATE FUNCTION livery_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'rows of % are never changed', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TABLE agencies (
  id uuid PRIMARY KEY,
  slug text NOT NULL UNIQUE CHECK (slug ~ '^[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?$'),
  created_at timestamptz NOT NULL DEFAULT now()
);
--> statement-breakpoint
CREATE TABLE hosts (
  host text PRIMARY KEY CHECK (host = lower(host)),
  agency_id uuid NOT NULL REFERENCES agencies (id)
);
--> statement-breakpoint
CREATE INDEX hosts_agency_id_idx ON hosts (agency_id);
--> statement-breakpoint
CREATE TABLE platform_state (
  key text PRIMARY KEY,
  value text NOT NULL
);
--> statement-breakpoint
CREATE TABLE agency_versions (
  agency_id uuid NOT NULL REFERENCES agencies (id),
  version integer NOT NULL CHECK (version > 0),
  document jsonb NOT NULL,
  content_hash text NOT NULL,
  note text NOT NULL,
  actor text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (agency_id, version)
);
--> statement-breakpoint
CREATE TABLE agency_pointer (
  agency_id uuid PRIMARY KEY,
  version integer NOT NULL,
  moved_at timestamptz NOT NULL DEFAULT now(),
  FOREIGN KEY (agency_id, version) REFERENCES agency_versions (agency_id, version)
);
--> statement-breakpoint
CREATE TABLE tenant_imports (
  agency_id uuid PRIMARY KEY,
  folder_hash text NOT NULL,
  version integer NOT NULL,
  imported_at timestamptz NOT NULL DEFAULT now(),
  FOREIGN KEY (agency_id, version) REFERENCES agency_versions (agency_id, version)
);
--> statement-breakpoint
CREATE TABLE assets (
  agency_id uuid NOT NULL REFERENCES agencies (id),
  hash text NOT NULL,
  content_type text NOT NULL,
  bytes bytea NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (agency_id, hash)
);
--> statement-breakpoint
CREATE TABLE users (
  agency_id uuid NOT NULL REFERENCES agencies (id),
  id uuid NOT NULL,
  email text NOT NULL CHECK (email = lower(email)),
  password_hash text,
  user_type text NOT NULL CHECK (user_type IN ('Traveller', 'AgencyOwner', 'Admin', 'SalesAgent')),
  is_restricted boolean NOT NULL DEFAULT false,
  first_name text NOT NULL,
  last_name text NOT NULL,
  language text,
  currency text,
  is_demo boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (agency_id, id),
  UNIQUE (agency_id, email)
);
--> statement-breakpoint
CREATE TABLE sessions (
  agency_id uuid NOT NULL,
  token_hash text NOT NULL,
  user_id uuid NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (agency_id, token_hash),
  FOREIGN KEY (agency_id, user_id) REFERENCES users (agency_id, id) ON DELETE CASCADE
);
--> statement-breakpoint
CREATE INDEX sessions_agency_id_user_id_idx ON sessions (agency_id, user_id);
--> statement-breakpoint
CREATE INDEX sessions_agency_id_expires_at_idx ON sessions (agency_id, expires_at);
--> statement-breakpoint
CREATE TABLE business_info (
  agency_id uuid PRIMARY KEY REFERENCES agencies (id),
  contact_email_id text NOT NULL,
  contact_phone_number text NOT NULL,
  hear_by text NOT NULL,
  hear_by_name text NOT NULL,
  hq_country text NOT NULL,
  booking_volume text NOT NULL,
  use_for_business text NOT NULL,
  product_interested text NOT NULL,
  submitted_at timestamptz NOT NULL DEFAULT now()
);
--> statement-breakpoint
CREATE TABLE sign_in_attempts (
  agency_id uuid NOT NULL REFERENCES agencies (id),
  id bigint GENERATED ALWAYS AS IDENTITY,
  account_hash text NOT NULL,
  address text NOT NULL,
  attempted_at timestamptz NOT NULL,
  PRIMARY KEY (agency_id, id)
);
--> statement-breakpoint
CREATE INDEX sign_in_attempts_account_idx ON sign_in_attempts (agency_id, account_hash, attempted_at);
--> statement-breakpoint
CREATE INDEX sign_in_attempts_address_idx ON sign_in_attempts (address, attempted_at);
--> statement-breakpoint
CREATE TABLE audit_log (
  agency_id uuid NOT NULL REFERENCES agencies (id),
  id bigint GENERATED ALWAYS AS IDENTITY,
  at timestamptz NOT NULL DEFAULT now(),
  actor text NOT NULL,
  action text NOT NULL,
  before_hash text,
  after_hash text,
  PRIMARY KEY (agency_id, id)
);
--> statement-breakpoint
CREATE TRIGGER agency_versions_immutable BEFORE UPDATE OR DELETE OR TRUNCATE ON agency_versions
  FOR EACH STATEMENT EXECUTE FUNCTION livery_refuse_change();
--> statement-breakpoint
CREATE TRIGGER audit_log_immutable BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_log
  FOR EACH STATEMENT EXECUTE FUNCTION livery_refuse_change();
--> statement-breakpoint
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['agency_versions', 'agency_pointer', 'tenant_imports', 'assets', 'users', 'sessions',
    'business_info', 'sign_in_attempts', 'audit_log', 'hosts']
  LOOP
    EXECUTE format('CREATE POLICY own_agency ON %I TO livery_app USING (agency_id = livery_agency()) WITH CHECK (agency_id = livery_agency())', name);
  END LOOP;
  FOREACH name IN ARRAY ARRAY['agencies', 'hosts', 'platform_state', 'agency_versions', 'agency_pointer',
    'tenant_imports', 'assets', 'users', 'sessions', 'business_info', 'sign_in_attempts', 'audit_log']
  LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY', name);
  END LOOP;
END $$;
--> statement-breakpoint
CREATE POLICY own_agency ON agencies TO livery_app USING (id = livery_agency());
--> statement-breakpoint
CREATE POLICY platform ON agencies TO livery_platform USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY platform ON hosts TO livery_platform USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY platform ON platform_state TO livery_platform USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY platform ON tenant_imports FOR SELECT TO livery_platform USING (true);
--> statement-breakpoint
CREATE POLICY platform ON sign_in_attempts FOR SELECT TO livery_platform USING (true);
--> statement-breakpoint
GRANT SELECT ON agencies, hosts TO livery_app;
--> statement-breakpoint
GRANT SELECT, INSERT ON agency_versions, audit_log, assets TO livery_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON agency_pointer, tenant_imports, business_info TO livery_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON users, sessions, sign_in_attempts TO livery_app;
--> statement-breakpoint
GRANT SELECT, INSERT ON agencies, platform_state TO livery_platform;
--> statement-breakpoint
GRANT SELECT, INSERT, DELETE ON hosts TO livery_platform;
--> statement-breakpoint
GRANT SELECT ON tenant_imports, sign_in_attempts TO livery_platform;
