-- What was typed at a sign-up waits beside the token of its mail, and not in the account: nobody has shown yet whose it is.
ALTER TABLE account_tokens ADD COLUMN sign_up jsonb;
--> statement-breakpoint
-- Whoever invites an address learns nothing of the person behind it until the invitation is taken.
ALTER TABLE users
  ADD COLUMN invited_first_name text NOT NULL DEFAULT '',
  ADD COLUMN invited_last_name text NOT NULL DEFAULT '';
