-- What was offered at a price, for a while. What becomes of it keeps it whole, so that it can be forgotten.
CREATE TABLE quotes (
  agency_id uuid NOT NULL REFERENCES agencies (id),
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  product text NOT NULL,
  snapshot jsonb NOT NULL,
  visit text,
  person_id uuid,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  booking_id uuid,
  is_demo boolean NOT NULL DEFAULT false,
  PRIMARY KEY (agency_id, id)
);
--> statement-breakpoint
CREATE INDEX quotes_expires_at_idx ON quotes (expires_at);
--> statement-breakpoint
-- What was bought, at which price and on which terms, stays as it was; whose it is may change. People go, and their
-- bookings stay: no key leads from here to them.
CREATE TABLE bookings (
  agency_id uuid NOT NULL REFERENCES agencies (id),
  id uuid NOT NULL,
  sequence bigint GENERATED ALWAYS AS IDENTITY,
  reference text NOT NULL,
  person_id uuid,
  guest_hash text,
  contact_email text NOT NULL,
  agency_version integer NOT NULL,
  language text NOT NULL,
  currency text NOT NULL,
  total bigint NOT NULL CHECK (total >= 0),
  snapshot jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  is_demo boolean NOT NULL DEFAULT false,
  PRIMARY KEY (agency_id, id),
  UNIQUE (agency_id, reference)
);
--> statement-breakpoint
CREATE INDEX bookings_sequence_idx ON bookings (agency_id, sequence);
--> statement-breakpoint
CREATE INDEX bookings_person_idx ON bookings (agency_id, person_id, sequence) WHERE person_id IS NOT NULL;
--> statement-breakpoint
CREATE INDEX bookings_guest_idx ON bookings (agency_id, guest_hash, sequence) WHERE guest_hash IS NOT NULL;
--> statement-breakpoint
CREATE TABLE booking_items (
  agency_id uuid NOT NULL,
  id uuid NOT NULL,
  booking_id uuid NOT NULL,
  line integer NOT NULL,
  product text NOT NULL,
  state text NOT NULL CHECK (state IN ('on_hold', 'pending', 'confirmed', 'rejected', 'expired', 'released',
    'cancellation_requested', 'cancelled', 'completed')),
  supplier_reference text,
  hold_expires_at timestamptz,
  starts_on date NOT NULL,
  ends_on date NOT NULL CHECK (ends_on >= starts_on),
  snapshot jsonb NOT NULL,
  outcome jsonb,
  PRIMARY KEY (agency_id, id),
  UNIQUE (agency_id, booking_id, line),
  FOREIGN KEY (agency_id, booking_id) REFERENCES bookings (agency_id, id)
);
--> statement-breakpoint
CREATE TABLE payments (
  agency_id uuid NOT NULL,
  id uuid NOT NULL,
  booking_id uuid NOT NULL,
  gateway text NOT NULL,
  gateway_reference text,
  state text NOT NULL CHECK (state IN ('requires_payment_method', 'requires_action', 'processing', 'requires_capture',
    'succeeded', 'canceled')),
  amount bigint NOT NULL,
  currency text NOT NULL,
  captured bigint NOT NULL DEFAULT 0,
  refunded bigint NOT NULL DEFAULT 0,
  last_error text,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (agency_id, id),
  UNIQUE (agency_id, gateway, gateway_reference),
  FOREIGN KEY (agency_id, booking_id) REFERENCES bookings (agency_id, id),
  CHECK (0 <= refunded AND refunded <= captured AND captured <= amount)
);
--> statement-breakpoint
CREATE INDEX payments_booking_idx ON payments (agency_id, booking_id);
--> statement-breakpoint
CREATE TABLE booking_events (
  agency_id uuid NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  booking_id uuid NOT NULL,
  item_id uuid,
  payment_id uuid,
  at timestamptz NOT NULL DEFAULT clock_timestamp(),
  event text NOT NULL,
  from_state text,
  to_state text NOT NULL,
  amount bigint,
  actor text NOT NULL,
  reason text,
  PRIMARY KEY (agency_id, id),
  FOREIGN KEY (agency_id, booking_id) REFERENCES bookings (agency_id, id),
  CHECK ((item_id IS NULL) <> (payment_id IS NULL))
);
--> statement-breakpoint
CREATE INDEX booking_events_booking_idx ON booking_events (agency_id, booking_id, id);
--> statement-breakpoint
CREATE TRIGGER booking_events_immutable BEFORE UPDATE OR DELETE OR TRUNCATE ON booking_events
  FOR EACH STATEMENT EXECUTE FUNCTION livery_refuse_change();
--> statement-breakpoint
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['quotes', 'bookings', 'booking_items', 'payments', 'booking_events']
  LOOP
    EXECUTE format('CREATE POLICY own_agency ON %I TO livery_app USING (agency_id = livery_agency()) WITH CHECK (agency_id = livery_agency())', name);
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY', name);
  END LOOP;
END $$;
--> statement-breakpoint
GRANT SELECT, INSERT ON quotes, bookings, booking_items, payments, booking_events TO livery_app;
--> statement-breakpoint
GRANT UPDATE (booking_id) ON quotes TO livery_app;
--> statement-breakpoint
GRANT UPDATE (person_id, guest_hash) ON bookings TO livery_app;
--> statement-breakpoint
GRANT UPDATE (state, supplier_reference, hold_expires_at, outcome) ON booking_items TO livery_app;
--> statement-breakpoint
GRANT UPDATE (state, gateway_reference, captured, refunded, last_error) ON payments TO livery_app;
--> statement-breakpoint
-- For a day after its end a quote is one that ended, then it never was.
GRANT SELECT (agency_id, expires_at), DELETE ON quotes TO livery_platform;
--> statement-breakpoint
CREATE POLICY platform_finds ON quotes FOR SELECT TO livery_platform USING (expires_at < now() - interval '1 day');
--> statement-breakpoint
CREATE POLICY platform_forgets ON quotes FOR DELETE TO livery_platform USING (expires_at < now() - interval '1 day');
