-- Whoever is in the table was put there by an operator, not by a sign-up, and counts as verified. The default fills the
-- rows by itself: an UPDATE would reach none, since row-level security binds the tables' owner too.
ALTER TABLE users
  ADD COLUMN email_verified_at timestamptz DEFAULT now(),
  ADD COLUMN is_active boolean NOT NULL DEFAULT true,
  ADD COLUMN picture_hash text,
  ADD COLUMN phone text NOT NULL DEFAULT '',
  ADD COLUMN is_reward_wallet_enable boolean NOT NULL DEFAULT false;
--> statement-breakpoint
ALTER TABLE users ALTER COLUMN email_verified_at DROP DEFAULT;
--> statement-breakpoint
-- The id is what a person sees and ends a session by; the token's hash is shown to nobody.
ALTER TABLE sessions
  ADD COLUMN id uuid NOT NULL DEFAULT gen_random_uuid(),
  ADD COLUMN user_agent text NOT NULL DEFAULT '',
  ADD COLUMN address text NOT NULL DEFAULT '',
  ADD COLUMN last_seen_at timestamptz NOT NULL DEFAULT now(),
  ADD CONSTRAINT sessions_agency_id_id_key UNIQUE (agency_id, id);
--> statement-breakpoint
CREATE TABLE account_tokens (
  agency_id uuid NOT NULL,
  token_hash text NOT NULL,
  user_id uuid NOT NULL,
  purpose text NOT NULL CHECK (purpose IN ('verify', 'reset', 'invite', 'handover')),
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (agency_id, token_hash),
  FOREIGN KEY (agency_id, user_id) REFERENCES users (agency_id, id) ON DELETE CASCADE
);
--> statement-breakpoint
CREATE INDEX account_tokens_user_idx ON account_tokens (agency_id, user_id, purpose);
--> statement-breakpoint
CREATE INDEX account_tokens_expiry_idx ON account_tokens (agency_id, expires_at);
--> statement-breakpoint
CREATE TABLE mails (
  agency_id uuid NOT NULL REFERENCES agencies (id),
  id bigint GENERATED ALWAYS AS IDENTITY,
  recipient text NOT NULL,
  kind text NOT NULL,
  language text NOT NULL,
  subject text NOT NULL,
  html text NOT NULL,
  body text NOT NULL,
  reply_to text,
  created_at timestamptz NOT NULL,
  sent_at timestamptz,
  attempts integer NOT NULL DEFAULT 0,
  last_error text,
  next_attempt_at timestamptz,
  PRIMARY KEY (agency_id, id)
);
--> statement-breakpoint
CREATE INDEX mails_due_idx ON mails (next_attempt_at) WHERE next_attempt_at IS NOT NULL;
--> statement-breakpoint
ALTER TABLE sign_in_attempts ADD COLUMN kind text NOT NULL DEFAULT 'signIn';
--> statement-breakpoint
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['account_tokens', 'mails']
  LOOP
    EXECUTE format('CREATE POLICY own_agency ON %I TO livery_app USING (agency_id = livery_agency()) WITH CHECK (agency_id = livery_agency())', name);
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY', name);
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO livery_app', name);
  END LOOP;
END $$;
--> statement-breakpoint
CREATE POLICY platform ON mails FOR SELECT TO livery_platform USING (true);
--> statement-breakpoint
-- Enough to find which agency has mail to send; of the mail itself, nothing.
GRANT SELECT (agency_id, id, sent_at, next_attempt_at) ON mails TO livery_platform;
