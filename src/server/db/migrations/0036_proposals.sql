-- What agents propose to clients. Whoever has the id may look and answer; what was proposed is never changed.
CREATE TABLE proposals (
  agency_id uuid NOT NULL REFERENCES agencies (id),
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  product text NOT NULL,
  person_id uuid NOT NULL,
  person_name text NOT NULL,
  client_name text NOT NULL,
  client_email text NOT NULL,
  note text NOT NULL,
  title text NOT NULL,
  starts_on date NOT NULL,
  ends_on date NOT NULL CHECK (ends_on > starts_on),
  currency text NOT NULL,
  total bigint NOT NULL CHECK (total >= 0),
  keeps_price boolean NOT NULL,
  valid_until date NOT NULL,
  expires_at timestamptz NOT NULL,
  snapshot jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  answer text CHECK (answer IN ('accept', 'decline')),
  answered_at timestamptz,
  booking_id uuid,
  is_demo boolean NOT NULL DEFAULT false,
  PRIMARY KEY (agency_id, id),
  FOREIGN KEY (agency_id, booking_id) REFERENCES bookings (agency_id, id),
  CHECK ((answer IS NULL) = (answered_at IS NULL))
);
--> statement-breakpoint
CREATE INDEX proposals_created_at_idx ON proposals (agency_id, created_at);
--> statement-breakpoint
CREATE INDEX proposals_person_idx ON proposals (agency_id, person_id, created_at);
--> statement-breakpoint
CREATE POLICY own_agency ON proposals TO livery_app USING (agency_id = livery_agency()) WITH CHECK (agency_id = livery_agency());
--> statement-breakpoint
ALTER TABLE proposals ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT ON proposals TO livery_app;
--> statement-breakpoint
GRANT UPDATE (answer, answered_at, booking_id) ON proposals TO livery_app;
