-- What travellers ask to change of what they have booked: checked, quoted, accepted and applied, each step stored before it is tried.
CREATE TABLE amendments (
  agency_id uuid NOT NULL,
  id uuid NOT NULL,
  booking_id uuid NOT NULL,
  item_id uuid NOT NULL,
  state text NOT NULL CHECK (state IN ('proposed', 'accepted', 'applying', 'in_doubt', 'applied', 'rejected', 'failed')),
  snapshot jsonb NOT NULL,
  party jsonb,
  reason text,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (agency_id, id),
  FOREIGN KEY (agency_id, booking_id) REFERENCES bookings (agency_id, id),
  FOREIGN KEY (agency_id, item_id) REFERENCES booking_items (agency_id, id)
);
--> statement-breakpoint
CREATE INDEX amendments_booking_idx ON amendments (agency_id, booking_id, created_at);
--> statement-breakpoint
-- One at a time is under way for each item.
CREATE UNIQUE INDEX amendments_open_idx ON amendments (agency_id, item_id) WHERE state IN ('accepted', 'applying', 'in_doubt');
--> statement-breakpoint
-- What suppliers change by themselves of what is booked, and what the traveller answers.
CREATE TABLE supplier_changes (
  agency_id uuid NOT NULL,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  booking_id uuid NOT NULL,
  item_id uuid NOT NULL,
  reference text NOT NULL,
  state text NOT NULL CHECK (state IN ('open', 'accepted', 'declined')),
  snapshot jsonb NOT NULL,
  actor text,
  found_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  respond_by timestamptz NOT NULL,
  PRIMARY KEY (agency_id, id),
  UNIQUE (agency_id, item_id, reference),
  FOREIGN KEY (agency_id, booking_id) REFERENCES bookings (agency_id, id),
  FOREIGN KEY (agency_id, item_id) REFERENCES booking_items (agency_id, id)
);
--> statement-breakpoint
CREATE INDEX supplier_changes_booking_idx ON supplier_changes (agency_id, booking_id, found_at);
--> statement-breakpoint
-- The change that a payment is for; null for what was booked at first. Each has one open payment at a time.
ALTER TABLE payments ADD COLUMN amendment_id uuid;
--> statement-breakpoint
DROP INDEX payments_open_idx;
--> statement-breakpoint
CREATE UNIQUE INDEX payments_open_idx ON payments (agency_id, booking_id, coalesce(due_on, '-infinity'::date),
  coalesce(amendment_id, '00000000-0000-0000-0000-000000000000'::uuid)) WHERE state <> 'canceled';
--> statement-breakpoint
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['amendments', 'supplier_changes']
  LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY', name);
    EXECUTE format('CREATE POLICY own_agency ON %I TO livery_app USING (agency_id = livery_agency()) WITH CHECK (agency_id = livery_agency())', name);
    EXECUTE format('GRANT SELECT, INSERT ON %I TO livery_app', name);
    EXECUTE format('GRANT SELECT (agency_id, booking_id), DELETE ON %I TO livery_platform', name);
    EXECUTE format('CREATE POLICY platform_finds_removed ON %I FOR SELECT TO livery_platform USING (livery_is_removed(agency_id))', name);
    EXECUTE format('CREATE POLICY platform_removes ON %I FOR DELETE TO livery_platform USING (livery_is_removed(agency_id))', name);
  END LOOP;
END $$;
--> statement-breakpoint
GRANT UPDATE (state, party, reason) ON amendments TO livery_app;
--> statement-breakpoint
GRANT UPDATE (state, actor) ON supplier_changes TO livery_app;
--> statement-breakpoint
-- What was changed is what is booked from then on; what it was before stays with the change.
GRANT UPDATE (snapshot, starts_on, ends_on) ON booking_items TO livery_app;
--> statement-breakpoint
GRANT UPDATE (snapshot, total) ON bookings TO livery_app;
--> statement-breakpoint
-- What was bought is changed by nothing but an amendment that was applied or a supplier's change that was accepted.
CREATE FUNCTION livery_changed_as_stored() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM amendments a WHERE a.agency_id = NEW.agency_id AND a.state = 'applied'
      AND (to_jsonb(NEW) ->> TG_ARGV[0])::uuid = (to_jsonb(a) ->> TG_ARGV[1])::uuid)
    OR EXISTS (SELECT FROM supplier_changes c WHERE c.agency_id = NEW.agency_id AND c.state = 'accepted'
      AND (to_jsonb(NEW) ->> TG_ARGV[0])::uuid = (to_jsonb(c) ->> TG_ARGV[1])::uuid)
  THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'permission denied: rows of % change only with a stored amendment', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER booking_items_changed BEFORE UPDATE OF snapshot, starts_on, ends_on ON booking_items
  FOR EACH ROW EXECUTE FUNCTION livery_changed_as_stored('id', 'item_id');
--> statement-breakpoint
CREATE TRIGGER bookings_changed BEFORE UPDATE OF snapshot, total ON bookings
  FOR EACH ROW EXECUTE FUNCTION livery_changed_as_stored('id', 'booking_id');
