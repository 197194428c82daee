-- An agent takes back what was proposed; it stays to be seen as such.
ALTER TABLE proposals ADD COLUMN withdrawn_at timestamptz;
--> statement-breakpoint
GRANT UPDATE (withdrawn_at) ON proposals TO livery_app;
