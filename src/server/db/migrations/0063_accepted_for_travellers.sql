-- Whether somebody else accepted a change for its traveller is said with the change. Before, it followed from who began the payment.
ALTER TABLE amendments ADD COLUMN is_for_traveller boolean NOT NULL DEFAULT false;
--> statement-breakpoint
GRANT UPDATE (is_for_traveller) ON amendments TO livery_app;
--> statement-breakpoint
ALTER TABLE amendments NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE bookings NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE booking_events NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE payments NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE amendments a SET is_for_traveller = true
FROM payments p, booking_events e, bookings b
WHERE (p.agency_id, p.amendment_id) = (a.agency_id, a.id)
  AND (e.agency_id, e.payment_id) = (p.agency_id, p.id) AND e.event = 'begin'
  AND (b.agency_id, b.id) = (a.agency_id, a.booking_id)
  AND e.actor <> 'guest' AND e.actor IS DISTINCT FROM b.person_id::text;
--> statement-breakpoint
-- Who travels by a change that is decided is stored with its booking alone, or nowhere.
UPDATE amendments SET party = NULL WHERE party IS NOT NULL AND state IN ('applied', 'rejected', 'failed');
--> statement-breakpoint
ALTER TABLE amendments FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE bookings FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE booking_events FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE payments FORCE ROW LEVEL SECURITY;
