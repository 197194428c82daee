-- A booking is claimed, by its address or by its access link, or reassigned. Steps and mails are stored in these words from now
-- on, and those of before are rewritten; the audit log stays as it was written.
ALTER TABLE booking_events NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE outbox NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE booking_events DISABLE TRIGGER booking_events_immutable;
--> statement-breakpoint
UPDATE booking_events SET event = 'claim',
  reason = CASE reason WHEN 'press' THEN 'link' WHEN 'claim' THEN 'reassignment' ELSE reason END
WHERE event = 'adopt';
--> statement-breakpoint
ALTER TABLE booking_events ENABLE TRIGGER booking_events_immutable;
--> statement-breakpoint
UPDATE outbox SET payload = jsonb_set(payload, '{what}',
  CASE payload ->> 'what' WHEN 'adopted' THEN '"claimed"'::jsonb ELSE '"reassigned"'::jsonb END)
WHERE kind = 'mail' AND payload ->> 'what' IN ('adopted', 'takenOver');
--> statement-breakpoint
ALTER TABLE booking_events FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE outbox FORCE ROW LEVEL SECURITY;
