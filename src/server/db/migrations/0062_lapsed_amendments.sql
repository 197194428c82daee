-- A change that was quoted and that nobody accepted is forgotten a day after it lapsed, as the quotes of bookings are.
CREATE INDEX amendments_lapsed_idx ON amendments (expires_at) WHERE state = 'proposed';
--> statement-breakpoint
GRANT SELECT (state, expires_at) ON amendments TO livery_platform;
--> statement-breakpoint
CREATE POLICY platform_finds_lapsed ON amendments FOR SELECT TO livery_platform
  USING (state = 'proposed' AND expires_at < now() - interval '1 day');
--> statement-breakpoint
CREATE POLICY platform_forgets_lapsed ON amendments FOR DELETE TO livery_platform
  USING (state = 'proposed' AND expires_at < now() - interval '1 day');
--> statement-breakpoint
-- A newer quote of an item takes the place of its oldest; what was accepted is deleted by nobody.
GRANT DELETE ON amendments TO livery_app;
--> statement-breakpoint
CREATE POLICY only_proposed_go ON amendments AS RESTRICTIVE FOR DELETE TO livery_app USING (state = 'proposed');
