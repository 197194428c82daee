-- A link that ran out goes with what was typed at its sign-up, also where nobody asks for another at that agency. When
-- it ran out is all that the platform may read of it, and whose it is.
GRANT SELECT (agency_id, user_id, expires_at), DELETE ON account_tokens TO livery_platform;
--> statement-breakpoint
CREATE POLICY platform_finds ON account_tokens FOR SELECT TO livery_platform USING (true);
--> statement-breakpoint
CREATE POLICY platform_forgets ON account_tokens FOR DELETE TO livery_platform USING (true);
--> statement-breakpoint
-- An address that was typed at a sign-up and never shown to be anybody's is no account: once no link can confirm it, it
-- goes too. Who was invited or is known at a provider stays.
GRANT SELECT (agency_id, user_id) ON identities TO livery_platform;
--> statement-breakpoint
CREATE POLICY platform_finds ON identities FOR SELECT TO livery_platform USING (true);
--> statement-breakpoint
GRANT SELECT (agency_id, id, user_type, invited_as, email_verified_at, created_at), DELETE ON users TO livery_platform;
--> statement-breakpoint
CREATE POLICY platform_finds ON users FOR SELECT TO livery_platform
  USING (email_verified_at IS NULL AND user_type = 'Traveller' AND invited_as IS NULL);
--> statement-breakpoint
CREATE POLICY platform_forgets ON users FOR DELETE TO livery_platform USING (
  email_verified_at IS NULL AND user_type = 'Traveller' AND invited_as IS NULL
  AND NOT EXISTS (SELECT FROM account_tokens t WHERE t.agency_id = users.agency_id AND t.user_id = users.id)
  AND NOT EXISTS (SELECT FROM identities i WHERE i.agency_id = users.agency_id AND i.user_id = users.id)
);
--> statement-breakpoint
CREATE INDEX users_waiting_idx ON users (created_at) WHERE email_verified_at IS NULL;
