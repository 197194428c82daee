-- What was tried is forgotten within the hour, also where an agency has no visitor to make the next attempt.
GRANT DELETE ON sign_in_attempts TO livery_platform;
--> statement-breakpoint
CREATE POLICY platform_forgets ON sign_in_attempts FOR DELETE TO livery_platform USING (true);
--> statement-breakpoint
GRANT SELECT (expires_at), DELETE ON sso_attempts TO livery_platform;
--> statement-breakpoint
CREATE POLICY platform_finds ON sso_attempts FOR SELECT TO livery_platform USING (true);
--> statement-breakpoint
CREATE POLICY platform_forgets ON sso_attempts FOR DELETE TO livery_platform USING (true);
--> statement-breakpoint
-- Mails to one address are counted over all agencies.
CREATE INDEX sign_in_attempts_recipient_idx ON sign_in_attempts (account_hash, attempted_at);
--> statement-breakpoint
-- Only a server that is alone with its database remembers sessions, and tells itself of changes (session-news.ts): where
-- nobody listens, a notice with each change would be a lock for nothing.
DROP TRIGGER users_changed ON users;
--> statement-breakpoint
DROP TRIGGER sessions_ended ON sessions;
--> statement-breakpoint
DROP FUNCTION livery_people_changed();
