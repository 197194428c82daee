-- When a file of an agency was last sent, or found to be named by its settings: what nobody names for a month goes.
ALTER TABLE assets ADD COLUMN named_at timestamptz NOT NULL DEFAULT now();
--> statement-breakpoint
GRANT UPDATE (named_at) ON assets TO livery_app;
