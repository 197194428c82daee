-- The total that a client accepted, in the proposal's currency. Answers stored before this have none.
ALTER TABLE proposals ADD COLUMN accepted_total bigint;
--> statement-breakpoint
GRANT UPDATE (accepted_total) ON proposals TO livery_app;
