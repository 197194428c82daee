-- Each item keeps what was quoted of it, and by whom it is supplied; a booking keeps what its quote said of all items together.
ALTER TABLE booking_items ADD COLUMN supplier text NOT NULL DEFAULT 'sample';
--> statement-breakpoint
ALTER TABLE booking_items ALTER COLUMN supplier DROP DEFAULT;
--> statement-breakpoint
-- A supplier that was asked and has not answered, and one that confirms later, are two states. Which of them a stored `pending` is, nobody knows.
ALTER TABLE booking_items DROP CONSTRAINT booking_items_state_check;
--> statement-breakpoint
ALTER TABLE booking_items ADD CONSTRAINT booking_items_state_check CHECK (state IN ('on_hold', 'in_doubt', 'pending', 'confirmed',
  'rejected', 'expired', 'released', 'cancellation_requested', 'cancelled', 'completed'));
--> statement-breakpoint
-- A booking may have several payments, one open at a time for each entry of its plan; null for what is due with the booking.
ALTER TABLE payments ADD COLUMN due_on date;
--> statement-breakpoint
DROP INDEX payments_open_idx;
--> statement-breakpoint
CREATE UNIQUE INDEX payments_open_idx ON payments (agency_id, booking_id, coalesce(due_on, '-infinity'::date)) WHERE state <> 'canceled';
--> statement-breakpoint
ALTER TABLE bookings NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE booking_items NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE quotes NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE proposals NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
-- Gives the item of a quote as it was stored before, whose total was paid with the booking or at the property.
CREATE FUNCTION pg_temp.item_of(product text, quote jsonb) RETURNS jsonb LANGUAGE sql AS $$
  SELECT jsonb_build_object('product', product, 'supplier', 'sample')
    || jsonb_build_object('rateKey', quote -> 'rateKey', 'subject', quote -> 'subject')
    || jsonb_build_object('supplierPrice', quote -> 'supplierPrice', 'supplierPolicy', quote -> 'supplierPolicy')
    || jsonb_build_object('price', quote -> 'price', 'policy', quote -> 'policy', 'requirements', quote -> 'requirements')
    || jsonb_build_object('isSample', quote -> 'isSample', 'scenario', quote -> 'scenario')
    || jsonb_build_object('schedule', jsonb_build_array(
      CASE WHEN quote #>> '{subject,payment}' = 'at_property'
        THEN jsonb_build_object('at', quote #> '{subject,stay,start}', 'to', 'supplier', 'kind', 'local')
        ELSE jsonb_build_object('at', null, 'to', 'agency', 'kind', 'balance')
      END || jsonb_build_object('amount', quote #> '{price,total}')))
$$;
--> statement-breakpoint
CREATE FUNCTION pg_temp.terms_of(quote jsonb) RETURNS jsonb LANGUAGE sql AS $$
  SELECT (quote - ARRAY['rateKey', 'subject', 'supplierPrice', 'supplierPolicy', 'price', 'policy', 'requirements', 'isSample', 'scenario'])
    || jsonb_build_object('currency', quote #> '{price,currency}', 'total', quote #> '{price,total}')
$$;
--> statement-breakpoint
UPDATE booking_items i SET snapshot = pg_temp.item_of(i.product, b.snapshot -> 'quote')
FROM bookings b WHERE (b.agency_id, b.id) = (i.agency_id, i.booking_id) AND b.snapshot #> '{quote,subject}' IS NOT NULL;
--> statement-breakpoint
UPDATE bookings SET snapshot = jsonb_set(snapshot, '{quote}', pg_temp.terms_of(snapshot -> 'quote'))
WHERE snapshot #> '{quote,subject}' IS NOT NULL;
--> statement-breakpoint
UPDATE quotes SET snapshot = pg_temp.terms_of(snapshot) || jsonb_build_object('items', jsonb_build_array(pg_temp.item_of(product, snapshot)))
WHERE snapshot -> 'subject' IS NOT NULL;
--> statement-breakpoint
UPDATE proposals SET snapshot = snapshot || jsonb_build_object('supplier', 'sample');
--> statement-breakpoint
DROP FUNCTION pg_temp.item_of(text, jsonb);
--> statement-breakpoint
DROP FUNCTION pg_temp.terms_of(jsonb);
--> statement-breakpoint
ALTER TABLE bookings FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE booking_items FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE quotes FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE proposals FORCE ROW LEVEL SECURITY;
