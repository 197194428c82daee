-- A removed agency keeps its row, so that its bookings keep their owner. Its slug is free for another agency.
ALTER TABLE agencies ADD COLUMN removed_at timestamptz;
--> statement-breakpoint
-- The last day on which the law requires its bookings. The day after, everything of it is deleted.
ALTER TABLE agencies ADD COLUMN kept_until date;
--> statement-breakpoint
ALTER TABLE agencies ADD CONSTRAINT agencies_removed_check CHECK ((removed_at IS NULL) = (kept_until IS NULL));
--> statement-breakpoint
ALTER TABLE agencies DROP CONSTRAINT agencies_slug_key;
--> statement-breakpoint
CREATE UNIQUE INDEX agencies_slug_idx ON agencies (slug) WHERE removed_at IS NULL;
--> statement-breakpoint
GRANT UPDATE (slug, removed_at, kept_until), DELETE ON agencies TO livery_platform;
--> statement-breakpoint
-- When the log reported that the folder of an imported agency is gone: it is reported once.
ALTER TABLE tenant_imports ADD COLUMN folder_gone_at timestamptz;
--> statement-breakpoint
CREATE FUNCTION livery_is_removed(agency uuid) RETURNS boolean LANGUAGE sql STABLE
  RETURN EXISTS (SELECT FROM agencies a WHERE a.id = agency AND a.removed_at IS NOT NULL);
--> statement-breakpoint
-- The platform deletes rows of removed agencies alone (the policies below), also from tables that are never changed otherwise.
CREATE OR REPLACE FUNCTION livery_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND current_user = 'livery_platform' THEN RETURN NULL; END IF;
  RAISE EXCEPTION 'rows of % are never changed', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['account_tokens', 'agency_pointer', 'agency_versions', 'assets', 'audit_log', 'booking_events',
    'booking_items', 'bookings', 'business_info', 'credits', 'draft_changes', 'drafts', 'idempotency_keys', 'identities', 'known_devices', 'mails',
    'markups', 'outbox', 'payments', 'promotions', 'proposals', 'publications', 'quotes', 'refunds', 'sandbox_payments',
    'schedules', 'sessions', 'shares', 'sign_in_attempts', 'sso_attempts', 'tenant_imports', 'users']
  LOOP
    EXECUTE format('GRANT SELECT (agency_id), DELETE ON %I TO livery_platform', name);
    EXECUTE format('CREATE POLICY platform_finds_removed ON %I FOR SELECT TO livery_platform USING (livery_is_removed(agency_id))', name);
    EXECUTE format('CREATE POLICY platform_removes ON %I FOR DELETE TO livery_platform USING (livery_is_removed(agency_id))', name);
  END LOOP;
END $$;
--> statement-breakpoint
-- The versions that kept bookings were made at stay, the others go.
GRANT SELECT (agency_id, version) ON agency_versions TO livery_platform;
--> statement-breakpoint
-- A request that began before the removal writes nothing after it: the foreign key waits for the removal to commit, and this
-- runs after the foreign key.
CREATE FUNCTION livery_refuse_removed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF livery_is_removed(livery_agency()) THEN
    RAISE EXCEPTION 'the agency was removed' USING ERRCODE = 'LV001';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
DO $$
DECLARE name text;
BEGIN
  -- What a kept booking still needs (payments, refunds, tasks, credits, answers to keys) is left out.
  FOREACH name IN ARRAY ARRAY['agency_versions', 'assets', 'bookings', 'business_info', 'draft_changes', 'drafts', 'known_devices', 'mails', 'markups',
    'promotions', 'proposals', 'publications', 'quotes', 'schedules', 'shares', 'sign_in_attempts', 'sso_attempts', 'users']
  LOOP
    EXECUTE format('CREATE TRIGGER %I AFTER INSERT ON %I FOR EACH STATEMENT EXECUTE FUNCTION livery_refuse_removed()', name || '_of_removed', name);
  END LOOP;
END $$;
