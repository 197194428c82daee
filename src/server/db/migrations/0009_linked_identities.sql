-- People see whom they let vouch for them and take it back: each has an id to be named by, and says at which provider of
-- the agency it is and of which kind, since a forgotten password ends the social ones alone.
ALTER TABLE identities
  ADD COLUMN id uuid NOT NULL DEFAULT gen_random_uuid(),
  ADD COLUMN provider text NOT NULL DEFAULT '',
  ADD COLUMN kind text NOT NULL DEFAULT 'social' CHECK (kind IN ('sso', 'social')),
  ADD CONSTRAINT identities_agency_id_id_key UNIQUE (agency_id, id);
--> statement-breakpoint
-- Who is on the way to a provider to have it vouch for an account that they are in already.
ALTER TABLE sso_attempts ADD COLUMN links uuid;
