-- One customer of IPv6 has a whole network of addresses, so what is counted is the network (address), with a ceiling for
-- the larger one that it lies in (site).
ALTER TABLE sign_in_attempts ADD COLUMN site text NOT NULL DEFAULT '';
--> statement-breakpoint
CREATE INDEX sign_in_attempts_site_idx ON sign_in_attempts (site, attempted_at);
--> statement-breakpoint
ALTER TABLE sso_attempts ADD COLUMN site text NOT NULL DEFAULT '';
--> statement-breakpoint
CREATE INDEX sso_attempts_site_idx ON sso_attempts (agency_id, site);
