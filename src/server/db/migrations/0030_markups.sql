-- What an agency adds to wholesale rates: all its rules as one document, which is changed as a whole and from the revision that
-- was read. Those that came with the agency's folder were changed by nobody, and follow the folder until somebody changes them.
CREATE TABLE markups (
  agency_id uuid PRIMARY KEY REFERENCES agencies (id),
  revision integer NOT NULL,
  rules jsonb NOT NULL,
  person_id text,
  person_name text,
  updated_at timestamptz NOT NULL
);
--> statement-breakpoint
CREATE POLICY own_agency ON markups TO livery_app USING (agency_id = livery_agency()) WITH CHECK (agency_id = livery_agency());
--> statement-breakpoint
ALTER TABLE markups ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON markups TO livery_app;
