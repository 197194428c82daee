-- How far the demo's clock is ahead of the real time, for all servers of the database. There is one row at most.
CREATE TABLE demo_clock (
  is_one boolean PRIMARY KEY DEFAULT true CHECK (is_one),
  ahead_ms bigint NOT NULL
);
--> statement-breakpoint
CREATE POLICY platform ON demo_clock TO livery_platform USING (true) WITH CHECK (true);
--> statement-breakpoint
ALTER TABLE demo_clock ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE (ahead_ms) ON demo_clock TO livery_platform;
