-- How large each change of a draft is, so that nobody reads many only to find that they are too many to tell. Those that
-- were kept without it serve nobody but who comes late, and who misses one reads the draft anew.
TRUNCATE draft_changes;
--> statement-breakpoint
ALTER TABLE draft_changes ADD COLUMN size integer NOT NULL;
--> statement-breakpoint
-- A plan is its changes; the settings beside them were read by nobody.
ALTER TABLE schedules DROP COLUMN document;
--> statement-breakpoint
-- What ended is forgotten.
GRANT DELETE ON schedules TO livery_app;
