-- What a planned publication changes is kept as changes: what it is made to may be another version by then.
ALTER TABLE schedules ADD COLUMN changes jsonb NOT NULL DEFAULT '[]';
--> statement-breakpoint
ALTER TABLE schedules ADD COLUMN origin text;
--> statement-breakpoint
ALTER TABLE schedules DROP COLUMN failure;
--> statement-breakpoint
ALTER TABLE schedules ADD COLUMN failure jsonb;
--> statement-breakpoint
ALTER TABLE shares ADD COLUMN opened_at timestamptz;
