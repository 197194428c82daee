-- Whether a person typed the agency's name for a plan that makes it inactive; a plan of before did not ask.
ALTER TABLE schedules ADD COLUMN confirms_inactive boolean NOT NULL DEFAULT false;
