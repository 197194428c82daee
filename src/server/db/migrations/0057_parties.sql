-- Each item of a booking has its own party, and people are in groups, whatever the product. Before, all items had the same people.
ALTER TABLE bookings NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE booking_items NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE quotes NO FORCE ROW LEVEL SECURITY;
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
ALTER TABLE bookings FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE booking_items FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE quotes FORCE ROW LEVEL SECURITY;
