-- Gives what was booked without the answers of its parties.
CREATE FUNCTION livery_without_answers(snapshot jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT snapshot || jsonb_build_object('parties', coalesce(
    (SELECT jsonb_agg(party - 'answers' ORDER BY line) FROM jsonb_array_elements(snapshot -> 'parties') WITH ORDINALITY AS lines(party, line)), '[]'))
$$;
--> statement-breakpoint
-- Travellers may answer again, such as where they are picked up. All else changes as before.
CREATE OR REPLACE FUNCTION livery_changed_as_stored() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'bookings' AND to_jsonb(NEW) = to_jsonb(OLD) || jsonb_build_object('snapshot', livery_without_documents(OLD.snapshot))
  THEN RETURN NEW; END IF;
  IF TG_TABLE_NAME = 'bookings' AND to_jsonb(NEW) = to_jsonb(OLD) || jsonb_build_object('snapshot', NEW.snapshot)
    AND livery_without_answers(NEW.snapshot) = livery_without_answers(OLD.snapshot)
  THEN RETURN NEW; END IF;
  IF EXISTS (SELECT FROM amendments a WHERE a.agency_id = NEW.agency_id AND a.state = 'applied'
      AND (to_jsonb(NEW) ->> TG_ARGV[0])::uuid = (to_jsonb(a) ->> TG_ARGV[1])::uuid)
    OR EXISTS (SELECT FROM supplier_changes c WHERE c.agency_id = NEW.agency_id AND c.state = 'accepted'
      AND (to_jsonb(NEW) ->> TG_ARGV[0])::uuid = (to_jsonb(c) ->> TG_ARGV[1])::uuid)
  THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'permission denied: rows of % change only with a stored amendment', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
