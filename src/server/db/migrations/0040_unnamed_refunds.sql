-- What went back before each refund was kept by its name stands as one without: its gateway's list of a payment's refunds gives
-- the names, and nothing is counted twice.
ALTER TABLE payments NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE refunds NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
INSERT INTO refunds (agency_id, payment_id, gateway_reference, amount, state, is_ours)
SELECT p.agency_id, p.id, 'unnamed', p.refunded - coalesce(known.amount, 0), 'succeeded', true
FROM payments p
LEFT JOIN (
  SELECT agency_id, payment_id, sum(amount) AS amount FROM refunds WHERE state = 'succeeded' GROUP BY agency_id, payment_id
) AS known ON (known.agency_id, known.payment_id) = (p.agency_id, p.id)
WHERE p.refunded > coalesce(known.amount, 0);
--> statement-breakpoint
ALTER TABLE payments FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE refunds FORCE ROW LEVEL SECURITY;
