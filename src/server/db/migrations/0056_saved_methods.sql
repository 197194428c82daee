-- What a gateway calls the method that later payments of a booking are charged with: a name that only the gateway can use.
ALTER TABLE payments ADD COLUMN saved_method text CHECK (length(saved_method) BETWEEN 1 AND 500);
--> statement-breakpoint
-- Charged with a saved method while the traveller is away; all others are paid by the traveller.
ALTER TABLE payments ADD COLUMN is_automatic boolean NOT NULL DEFAULT false;
--> statement-breakpoint
GRANT UPDATE (saved_method) ON payments TO livery_app;
