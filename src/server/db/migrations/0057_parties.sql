-- Each item of a booking has its own party, and people are in groups, whatever the product. Before, all items had the same people.
ALTER TABLE bookings NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE booking_items NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE quotes NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
-- Rows change here by the migration alone, and not as anybody amends them.
ALTER TABLE bookings DISABLE TRIGGER bookings_changed;
--> statement-breakpoint
ALTER TABLE booking_items DISABLE TRIGGER booking_items_changed;
--> statement-breakpoint
CREATE FUNCTION pg_temp.traveller_of(traveller jsonb) RETURNS jsonb LANGUAGE sql AS $$
  SELECT (traveller - 'room') || jsonb_build_object('group', traveller -> 'room')
    || CASE WHEN traveller ->> 'type' = 'lead' THEN '{"type": "adult", "role": "lead"}' ELSE '{}' END::jsonb
$$;
--> statement-breakpoint
CREATE FUNCTION pg_temp.party_of(travellers jsonb) RETURNS jsonb LANGUAGE sql AS $$
  SELECT jsonb_build_object('travellers', coalesce(jsonb_agg(pg_temp.traveller_of(one) ORDER BY number), '[]'))
  FROM jsonb_array_elements(travellers) WITH ORDINALITY AS people(one, number)
$$;
--> statement-breakpoint
UPDATE bookings b SET snapshot = (snapshot - 'travellers') || jsonb_build_object('parties',
  to_jsonb(ARRAY(SELECT pg_temp.party_of(b.snapshot -> 'travellers')
    FROM booking_items i WHERE (i.agency_id, i.booking_id) = (b.agency_id, b.id))))
WHERE jsonb_typeof(snapshot -> 'travellers') = 'array';
--> statement-breakpoint
UPDATE quotes SET snapshot = replace(snapshot::text, '"lead_of_each_room"', '"lead_of_each_group"')::jsonb
WHERE snapshot::text LIKE '%"lead_of_each_room"%';
--> statement-breakpoint
UPDATE booking_items SET snapshot = replace(snapshot::text, '"lead_of_each_room"', '"lead_of_each_group"')::jsonb
WHERE snapshot::text LIKE '%"lead_of_each_room"%';
--> statement-breakpoint
DROP FUNCTION pg_temp.party_of(jsonb);
--> statement-breakpoint
DROP FUNCTION pg_temp.traveller_of(jsonb);
--> statement-breakpoint
ALTER TABLE bookings ENABLE TRIGGER bookings_changed;
--> statement-breakpoint
ALTER TABLE booking_items ENABLE TRIGGER booking_items_changed;
--> statement-breakpoint
-- Gives a party without what its people show at a border.
CREATE FUNCTION livery_party_without_documents(party jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT party || jsonb_build_object('travellers', coalesce(
    (SELECT jsonb_agg(one - 'document' ORDER BY place) FROM jsonb_array_elements(party -> 'travellers') WITH ORDINALITY AS people(one, place)), '[]'))
$$;
--> statement-breakpoint
CREATE FUNCTION livery_without_documents(snapshot jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT snapshot || jsonb_build_object('parties', coalesce(
    (SELECT jsonb_agg(livery_party_without_documents(party) ORDER BY line)
     FROM jsonb_array_elements(snapshot -> 'parties') WITH ORDINALITY AS parties(party, line)), '[]'))
$$;
--> statement-breakpoint
-- What was bought is changed by an amendment that was applied or a supplier's change that was accepted; documents may be deleted.
CREATE OR REPLACE FUNCTION livery_changed_as_stored() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'bookings' AND to_jsonb(NEW) = to_jsonb(OLD) || jsonb_build_object('snapshot', livery_without_documents(OLD.snapshot))
  THEN RETURN NEW; END IF;
  IF EXISTS (SELECT FROM amendments a WHERE a.agency_id = NEW.agency_id AND a.state = 'applied'
      AND (to_jsonb(NEW) ->> TG_ARGV[0])::uuid = (to_jsonb(a) ->> TG_ARGV[1])::uuid)
    OR EXISTS (SELECT FROM supplier_changes c WHERE c.agency_id = NEW.agency_id AND c.state = 'accepted'
      AND (to_jsonb(NEW) ->> TG_ARGV[0])::uuid = (to_jsonb(c) ->> TG_ARGV[1])::uuid)
  THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'permission denied: rows of % change only with a stored amendment', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
ALTER TABLE bookings FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE booking_items FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE quotes FORCE ROW LEVEL SECURITY;
