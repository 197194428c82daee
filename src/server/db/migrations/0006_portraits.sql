-- A person's picture goes when they take it away or choose another: what else is a file of the agency stays for ever.
GRANT DELETE ON assets TO livery_app;
--> statement-breakpoint
CREATE INDEX users_picture_hash_idx ON users (agency_id, picture_hash);
