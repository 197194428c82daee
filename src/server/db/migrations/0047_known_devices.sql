-- Browsers in which an account signed in: each has its own count of wrong passwords (decision 0005). Token and address are
-- stored as hashes alone.
CREATE TABLE known_devices (
  agency_id uuid NOT NULL REFERENCES agencies (id),
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  token_hash text NOT NULL,
  account_hash text NOT NULL,
  signed_in_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  is_demo boolean NOT NULL DEFAULT false,
  PRIMARY KEY (agency_id, id),
  UNIQUE (agency_id, token_hash, account_hash)
);
--> statement-breakpoint
CREATE INDEX known_devices_account_idx ON known_devices (agency_id, account_hash);
--> statement-breakpoint
CREATE POLICY own_agency ON known_devices TO livery_app USING (agency_id = livery_agency()) WITH CHECK (agency_id = livery_agency());
--> statement-breakpoint
ALTER TABLE known_devices ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON known_devices TO livery_app;
--> statement-breakpoint
GRANT SELECT (expires_at), DELETE ON known_devices TO livery_platform;
--> statement-breakpoint
CREATE POLICY platform_finds ON known_devices FOR SELECT TO livery_platform USING (true);
--> statement-breakpoint
CREATE POLICY platform_forgets ON known_devices FOR DELETE TO livery_platform USING (true);
