-- The reseller that a booking belongs to: no other one finds it. Empty for callers without a key, as in the demo.
ALTER TABLE octo_bookings ADD COLUMN reseller text NOT NULL DEFAULT '';
