-- Links that show an agency's draft to whoever has one. What opens one is kept as its hash alone; one that ended stays in the
-- list, so that who looks at it sees that it did.
CREATE TABLE shares (
  agency_id uuid NOT NULL REFERENCES agencies (id),
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  token_hash text NOT NULL,
  label text NOT NULL,
  created_by text NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  revoked_at timestamptz,
  is_demo boolean NOT NULL DEFAULT false,
  PRIMARY KEY (agency_id, id),
  UNIQUE (agency_id, token_hash)
);
--> statement-breakpoint
CREATE POLICY own_agency ON shares TO livery_app USING (agency_id = livery_agency()) WITH CHECK (agency_id = livery_agency());
--> statement-breakpoint
ALTER TABLE shares ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON shares TO livery_app;
