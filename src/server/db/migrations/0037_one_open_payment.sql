-- A booking is paid once: another payment begins when the one before is canceled.
-- Two tabs could begin one each before. The one that came furthest stays, of several the last; by the others nobody had paid.
ALTER TABLE payments NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE booking_events NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
WITH ranked AS (
  SELECT agency_id, id, state, row_number() OVER (
    PARTITION BY agency_id, booking_id
    ORDER BY array_position(ARRAY['succeeded', 'requires_capture', 'processing'], state), created_at DESC, id
  ) AS place
  FROM payments WHERE state <> 'canceled'
), canceled AS (
  UPDATE payments p SET state = 'canceled' FROM ranked r
  WHERE (p.agency_id, p.id) = (r.agency_id, r.id) AND r.place > 1
    AND r.state IN ('requires_payment_method', 'requires_action')
  RETURNING p.agency_id, p.booking_id, p.id, r.state
)
INSERT INTO booking_events (agency_id, booking_id, payment_id, event, from_state, to_state, actor, reason)
SELECT agency_id, booking_id, id, 'cancel', state, 'canceled', 'system', 'another payment was begun' FROM canceled;
--> statement-breakpoint
DO $$
DECLARE twice text;
BEGIN
  SELECT string_agg(reference, ', ') INTO twice FROM (
    SELECT min(coalesce(gateway_reference, id::text)) || ' and ' || max(coalesce(gateway_reference, id::text)) AS reference
    FROM payments WHERE state <> 'canceled' GROUP BY agency_id, booking_id HAVING count(*) > 1
  ) AS open;
  IF twice IS NOT NULL THEN
    RAISE EXCEPTION 'bookings were paid twice (%): give one payment of each back at its gateway and set its state to canceled', twice;
  END IF;
END $$;
--> statement-breakpoint
ALTER TABLE payments FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE booking_events FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE UNIQUE INDEX "payments_open_idx" ON "payments" USING btree ("agency_id","booking_id") WHERE "payments"."state" <> 'canceled';
