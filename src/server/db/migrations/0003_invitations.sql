-- A traveller who is asked to work for the agency stays a traveller until the invitation is taken: what they were asked
-- to be waits here.
ALTER TABLE users
  ADD COLUMN invited_as text CHECK (invited_as IN ('AgencyOwner', 'Admin', 'SalesAgent')),
  ADD COLUMN invited_restricted boolean NOT NULL DEFAULT false;
