-- What of a payment went back, each time by what the gateway calls it: the same news told twice counts once.
CREATE TABLE refunds (
  agency_id uuid NOT NULL,
  payment_id uuid NOT NULL,
  gateway_reference text NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  state text NOT NULL CHECK (state IN ('pending', 'succeeded', 'failed')),
  is_ours boolean NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (agency_id, payment_id, gateway_reference),
  FOREIGN KEY (agency_id, payment_id) REFERENCES payments (agency_id, id)
);
--> statement-breakpoint
CREATE POLICY own_agency ON refunds TO livery_app USING (agency_id = livery_agency()) WITH CHECK (agency_id = livery_agency());
--> statement-breakpoint
ALTER TABLE refunds ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT ON refunds TO livery_app;
--> statement-breakpoint
GRANT UPDATE (state) ON refunds TO livery_app;
--> statement-breakpoint
ALTER TABLE payments ADD COLUMN refunding bigint NOT NULL DEFAULT 0 CHECK (0 <= refunding AND refunded + refunding <= captured);
--> statement-breakpoint
GRANT UPDATE (refunding) ON payments TO livery_app;
--> statement-breakpoint
CREATE INDEX outbox_given_up_idx ON outbox (agency_id, id) WHERE due_at IS NULL AND done_at IS NULL;
