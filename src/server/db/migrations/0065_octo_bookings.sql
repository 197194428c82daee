-- Bookings that resellers make through OCTO: what the supplier of the activities does not store, such as their references.
CREATE TABLE octo_bookings (
  agency_id uuid NOT NULL REFERENCES agencies (id),
  id uuid NOT NULL,
  reseller_reference text,
  supplier_reference text,
  record jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  is_demo boolean NOT NULL DEFAULT false,
  PRIMARY KEY (agency_id, id)
);
--> statement-breakpoint
CREATE INDEX octo_bookings_reseller_idx ON octo_bookings (agency_id, reseller_reference);
--> statement-breakpoint
CREATE INDEX octo_bookings_supplier_idx ON octo_bookings (agency_id, supplier_reference);
--> statement-breakpoint
ALTER TABLE octo_bookings ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY own_agency ON octo_bookings TO livery_app USING (agency_id = livery_agency()) WITH CHECK (agency_id = livery_agency());
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE (reseller_reference, supplier_reference, record) ON octo_bookings TO livery_app;
--> statement-breakpoint
GRANT SELECT (agency_id), DELETE ON octo_bookings TO livery_platform;
--> statement-breakpoint
CREATE POLICY platform_finds_removed ON octo_bookings FOR SELECT TO livery_platform USING (livery_is_removed(agency_id));
--> statement-breakpoint
CREATE POLICY platform_removes ON octo_bookings FOR DELETE TO livery_platform USING (livery_is_removed(agency_id));
