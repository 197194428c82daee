-- Files that go with a mail: what they are, and their bytes one after the other, so that a list of mails reads none of them.
ALTER TABLE mails ADD COLUMN attachments jsonb NOT NULL DEFAULT '[]';
--> statement-breakpoint
ALTER TABLE mails ADD COLUMN attached bytea;
