-- What is due or over is asked over all agencies, again and again: each such question needs an index that begins with
-- its time.
CREATE INDEX schedules_ends_at_idx ON schedules (ends_at) WHERE state = 'live';
--> statement-breakpoint
CREATE INDEX known_devices_expires_at_idx ON known_devices (expires_at);
--> statement-breakpoint
CREATE INDEX account_tokens_expires_at_idx ON account_tokens (expires_at);
--> statement-breakpoint
CREATE INDEX sso_attempts_expires_at_idx ON sso_attempts (expires_at);
--> statement-breakpoint
CREATE INDEX sign_in_attempts_attempted_at_idx ON sign_in_attempts (attempted_at);
--> statement-breakpoint
-- A start looks for imported agencies whose folder is gone and was not reported.
CREATE INDEX tenant_imports_unreported_idx ON tenant_imports (agency_id) WHERE folder_gone_at IS NULL;
