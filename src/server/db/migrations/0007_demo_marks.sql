-- What the demo wrote is the demo's: a server in production on the same database neither shows nor uses it. People have
-- the mark already; what belongs to a person goes by theirs.
ALTER TABLE mails ADD COLUMN is_demo boolean NOT NULL DEFAULT false;
--> statement-breakpoint
ALTER TABLE business_info ADD COLUMN is_demo boolean NOT NULL DEFAULT false;
