-- What a guest booked is found by its reference and the key of its mail: nothing reads or writes this any more.
ALTER TABLE bookings DROP COLUMN guest_hash;
