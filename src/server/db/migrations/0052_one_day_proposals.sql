-- A stay ends after it begins; a ticket or a transfer is of one day.
ALTER TABLE proposals DROP CONSTRAINT proposals_check;
--> statement-breakpoint
ALTER TABLE proposals ADD CONSTRAINT proposals_period_check CHECK (ends_on >= starts_on);
