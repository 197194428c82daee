-- What a request that must happen once was answered, kept for a day. While it is answered for the first time, its server has
-- it for a while; another may take it over after that.
CREATE TABLE idempotency_keys (
  agency_id uuid NOT NULL REFERENCES agencies (id),
  operation text NOT NULL,
  caller text NOT NULL,
  key text NOT NULL,
  body_hash text NOT NULL,
  subject uuid NOT NULL,
  claim uuid NOT NULL,
  attempts integer NOT NULL DEFAULT 1,
  leased_until timestamptz NOT NULL,
  status integer,
  response jsonb,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (agency_id, operation, caller, key)
);
--> statement-breakpoint
CREATE INDEX idempotency_keys_created_at_idx ON idempotency_keys (created_at);
--> statement-breakpoint
-- What is to be done, written with its cause. It is due at a moment; without one it is done, or was given up.
CREATE TABLE outbox (
  agency_id uuid NOT NULL REFERENCES agencies (id),
  id bigint GENERATED ALWAYS AS IDENTITY,
  kind text NOT NULL,
  payload jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  due_at timestamptz,
  attempts integer NOT NULL DEFAULT 0,
  lease uuid,
  done_at timestamptz,
  error text,
  is_demo boolean NOT NULL DEFAULT false,
  PRIMARY KEY (agency_id, id)
);
--> statement-breakpoint
CREATE INDEX outbox_due_at_idx ON outbox (due_at);
--> statement-breakpoint
CREATE INDEX outbox_done_at_idx ON outbox (done_at);
--> statement-breakpoint
-- Each entry has the balance after it, which is never negative; its number keeps two from being made of the same one.
CREATE TABLE credits (
  agency_id uuid NOT NULL REFERENCES agencies (id),
  person_id uuid NOT NULL,
  currency text NOT NULL,
  number integer NOT NULL CHECK (number > 0),
  amount bigint NOT NULL CHECK (amount <> 0),
  balance bigint NOT NULL CHECK (balance >= 0),
  reason text NOT NULL,
  booking_id uuid,
  at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (agency_id, person_id, currency, number),
  FOREIGN KEY (agency_id, booking_id) REFERENCES bookings (agency_id, id)
);
--> statement-breakpoint
CREATE TRIGGER credits_immutable BEFORE UPDATE OR DELETE OR TRUNCATE ON credits
  FOR EACH STATEMENT EXECUTE FUNCTION livery_refuse_change();
--> statement-breakpoint
CREATE TABLE promotions (
  agency_id uuid NOT NULL REFERENCES agencies (id),
  code text NOT NULL CHECK (code ~ '^[A-Z0-9_-]{1,40}$'),
  kind text NOT NULL CHECK (kind IN ('percent', 'fixed')),
  value bigint NOT NULL CHECK (value > 0 AND (kind = 'fixed' OR value <= 10000)),
  currency text CHECK (currency IS NOT NULL OR (kind = 'percent' AND minimum IS NULL)),
  valid_until timestamptz,
  products jsonb NOT NULL,
  minimum bigint CHECK (minimum > 0),
  is_demo boolean NOT NULL DEFAULT false,
  PRIMARY KEY (agency_id, code)
);
--> statement-breakpoint
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['idempotency_keys', 'outbox', 'credits', 'promotions']
  LOOP
    EXECUTE format('CREATE POLICY own_agency ON %I TO livery_app USING (agency_id = livery_agency()) WITH CHECK (agency_id = livery_agency())', name);
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY', name);
  END LOOP;
END $$;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON idempotency_keys, promotions TO livery_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON outbox TO livery_app;
--> statement-breakpoint
GRANT SELECT, INSERT ON credits TO livery_app;
--> statement-breakpoint
GRANT SELECT (agency_id, created_at), DELETE ON idempotency_keys TO livery_platform;
--> statement-breakpoint
CREATE POLICY platform_finds ON idempotency_keys FOR SELECT TO livery_platform USING (created_at < now() - interval '1 day');
--> statement-breakpoint
CREATE POLICY platform_forgets ON idempotency_keys FOR DELETE TO livery_platform USING (created_at < now() - interval '1 day');
--> statement-breakpoint
-- Whose tasks are due is asked over all agencies, what they are is not. Those that were done a month ago are forgotten; what
-- was given up stays.
GRANT SELECT (agency_id, id, due_at, done_at, is_demo), DELETE ON outbox TO livery_platform;
--> statement-breakpoint
CREATE POLICY platform_finds ON outbox FOR SELECT TO livery_platform USING (true);
--> statement-breakpoint
CREATE POLICY platform_forgets ON outbox FOR DELETE TO livery_platform USING (done_at < now() - interval '30 days');
