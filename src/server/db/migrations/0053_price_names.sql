-- Prices name what they are made of for every product: `breakdown`, `priceLines` with their treatment, `dueLocally`. What was stored
-- before took markup on all of its taxes and fees. Stored answers name bookings and hold no price.
ALTER TABLE quotes NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE booking_items NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE proposals NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE FUNCTION pg_temp.lines_of(kind text, lines jsonb) RETURNS jsonb LANGUAGE sql AS $$
  SELECT coalesce(jsonb_agg(line || jsonb_build_object('kind', kind, 'treatment', 'standard') ORDER BY number), '[]')
  FROM jsonb_array_elements(lines) WITH ORDINALITY AS lines(line, number)
$$;
--> statement-breakpoint
CREATE FUNCTION pg_temp.price_of(price jsonb) RETURNS jsonb LANGUAGE sql AS $$
  SELECT (price - ARRAY['nightly', 'taxes', 'fees'])
    || jsonb_build_object('priceLines', pg_temp.lines_of('tax', price -> 'taxes') || pg_temp.lines_of('fee', price -> 'fees'))
    || jsonb_build_object('breakdown', coalesce(
      (SELECT jsonb_agg(night || '{"label": "night"}' ORDER BY number)
       FROM jsonb_array_elements(price -> 'nightly') WITH ORDINALITY AS nights(night, number)), '[]'))
$$;
--> statement-breakpoint
-- Prices are in several depths of what is stored, such as the public parts within a price.
CREATE FUNCTION pg_temp.with_names(value jsonb) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  named jsonb;
BEGIN
  IF jsonb_typeof(value) = 'array' THEN
    RETURN coalesce((SELECT jsonb_agg(pg_temp.with_names(part) ORDER BY number)
      FROM jsonb_array_elements(value) WITH ORDINALITY AS parts(part, number)), '[]');
  END IF;
  IF jsonb_typeof(value) <> 'object' THEN
    RETURN value;
  END IF;
  named := coalesce((SELECT jsonb_object_agg(CASE key WHEN 'dueAtProperty' THEN 'dueLocally' ELSE key END, pg_temp.with_names(part))
    FROM jsonb_each(value) AS parts(key, part)), '{}');
  RETURN CASE WHEN named ?& ARRAY['nightly', 'taxes', 'fees'] THEN pg_temp.price_of(named) ELSE named END;
END
$$;
--> statement-breakpoint
UPDATE quotes SET snapshot = pg_temp.with_names(snapshot) WHERE snapshot::text LIKE '%"nightly"%';
--> statement-breakpoint
UPDATE booking_items SET snapshot = pg_temp.with_names(snapshot) WHERE snapshot::text LIKE '%"nightly"%';
--> statement-breakpoint
UPDATE proposals SET snapshot = pg_temp.with_names(snapshot) WHERE snapshot::text LIKE '%"nightly"%';
--> statement-breakpoint
DROP FUNCTION pg_temp.with_names(jsonb);
--> statement-breakpoint
DROP FUNCTION pg_temp.price_of(jsonb);
--> statement-breakpoint
DROP FUNCTION pg_temp.lines_of(text, jsonb);
--> statement-breakpoint
ALTER TABLE quotes FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE booking_items FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE proposals FORCE ROW LEVEL SECURITY;
