-- What an agency's owner edits before visitors see it. The row stays when there is nothing to publish (document null), so
-- that its revision never goes back: what somebody read before a publication is never taken for what there is after it.
CREATE TABLE drafts (
  agency_id uuid PRIMARY KEY REFERENCES agencies (id),
  revision integer NOT NULL CHECK (revision > 0),
  document jsonb,
  authors jsonb NOT NULL,
  updated_at timestamptz,
  updated_by text,
  updated_by_name text
);
--> statement-breakpoint
CREATE TABLE draft_changes (
  agency_id uuid NOT NULL REFERENCES agencies (id),
  revision integer NOT NULL,
  person_id text NOT NULL,
  person_name text NOT NULL,
  at timestamptz NOT NULL,
  gesture uuid,
  label text,
  changes jsonb NOT NULL,
  PRIMARY KEY (agency_id, revision)
);
--> statement-breakpoint
CREATE TABLE publications (
  agency_id uuid NOT NULL REFERENCES agencies (id),
  id bigint GENERATED ALWAYS AS IDENTITY,
  version integer NOT NULL,
  kind text NOT NULL CHECK (kind IN ('publish', 'rollback', 'scheduled', 'schedule-end')),
  person_id text NOT NULL,
  person_name text NOT NULL,
  note text NOT NULL,
  at timestamptz NOT NULL,
  before_version integer,
  receipt jsonb NOT NULL,
  PRIMARY KEY (agency_id, id),
  FOREIGN KEY (agency_id, version) REFERENCES agency_versions (agency_id, version)
);
--> statement-breakpoint
CREATE INDEX publications_version_idx ON publications (agency_id, version);
--> statement-breakpoint
CREATE TABLE schedules (
  agency_id uuid NOT NULL REFERENCES agencies (id),
  id uuid NOT NULL,
  person_id text NOT NULL,
  person_name text NOT NULL,
  note text NOT NULL,
  created_at timestamptz NOT NULL,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz CHECK (ends_at > starts_at),
  document jsonb NOT NULL,
  base_version integer NOT NULL,
  state text NOT NULL DEFAULT 'planned' CHECK (state IN ('planned', 'live', 'done', 'cancelled', 'failed')),
  failure text,
  PRIMARY KEY (agency_id, id)
);
--> statement-breakpoint
CREATE INDEX schedules_due_idx ON schedules (starts_at) WHERE state IN ('planned', 'live');
--> statement-breakpoint
CREATE TRIGGER publications_immutable BEFORE UPDATE OR DELETE OR TRUNCATE ON publications
  FOR EACH STATEMENT EXECUTE FUNCTION livery_refuse_change();
--> statement-breakpoint
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['drafts', 'draft_changes', 'publications', 'schedules']
  LOOP
    EXECUTE format('CREATE POLICY own_agency ON %I TO livery_app USING (agency_id = livery_agency()) WITH CHECK (agency_id = livery_agency())', name);
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY', name);
  END LOOP;
END $$;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON drafts TO livery_app;
--> statement-breakpoint
GRANT SELECT, INSERT, DELETE ON draft_changes TO livery_app;
--> statement-breakpoint
GRANT SELECT, INSERT ON publications TO livery_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON schedules TO livery_app;
--> statement-breakpoint
-- Whose hour has come is asked over all agencies; what is to be published then is read by each for itself.
GRANT SELECT (agency_id, id, starts_at, ends_at, state) ON schedules TO livery_platform;
--> statement-breakpoint
CREATE POLICY platform_finds ON schedules FOR SELECT TO livery_platform USING (true);
