-- A removal in production also deletes the demo's bookings and credits. The policies of 0048 show removed agencies alone.
GRANT SELECT (id, is_demo) ON bookings TO livery_platform;
--> statement-breakpoint
GRANT SELECT (booking_id) ON booking_items, booking_events TO livery_platform;
--> statement-breakpoint
GRANT SELECT (id, booking_id) ON payments TO livery_platform;
--> statement-breakpoint
GRANT SELECT (payment_id) ON refunds TO livery_platform;
--> statement-breakpoint
GRANT SELECT (person_id, booking_id) ON credits TO livery_platform;
--> statement-breakpoint
GRANT SELECT (id, is_demo) ON users TO livery_platform;
