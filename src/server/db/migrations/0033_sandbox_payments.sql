-- The payments of the gateway that takes no money, each whole as the gateway itself keeps it. Of one whose webhook is to be sent
-- it says from when.
CREATE TABLE sandbox_payments (
  agency_id uuid NOT NULL REFERENCES agencies (id),
  reference text NOT NULL,
  record jsonb NOT NULL,
  webhook_due_at timestamptz,
  is_demo boolean NOT NULL DEFAULT false,
  PRIMARY KEY (agency_id, reference)
);
--> statement-breakpoint
CREATE INDEX sandbox_payments_webhook_due_at_idx ON sandbox_payments (webhook_due_at) WHERE webhook_due_at IS NOT NULL;
--> statement-breakpoint
CREATE POLICY own_agency ON sandbox_payments TO livery_app USING (agency_id = livery_agency()) WITH CHECK (agency_id = livery_agency());
--> statement-breakpoint
ALTER TABLE sandbox_payments ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT ON sandbox_payments TO livery_app;
--> statement-breakpoint
GRANT UPDATE (record, webhook_due_at, is_demo) ON sandbox_payments TO livery_app;
--> statement-breakpoint
-- Whose webhooks are due is asked over all agencies, of which payments is not.
GRANT SELECT (agency_id, webhook_due_at, is_demo) ON sandbox_payments TO livery_platform;
--> statement-breakpoint
CREATE POLICY platform_finds ON sandbox_payments FOR SELECT TO livery_platform USING (webhook_due_at IS NOT NULL);
