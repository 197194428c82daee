-- Two guests' bookings that came into accounts, as the server of migration 0050 stored it (claim-booking.ts, store-claim.ts).
-- The traveller claimed one by its access link. The other went on to the account of its address, out of the traveller's.
insert into users (agency_id, id, email, user_type, is_restricted, first_name, last_name, language, is_demo, email_verified_at)
  select agency_id, '7c0d7d5c-6a54-4c7f-9a43-9f0b6f0f8a11', 'ada@reader.example', 'Traveller', false, 'Ada', 'Byron', 'en', true, now()
  from users where email = 'traveller@test.example';
update bookings b set person_id = u.id from users u
  where u.email = 'traveller@test.example' and b.snapshot #>> '{quote,subject,payment}' = 'at_property';
update bookings b set person_id = '7c0d7d5c-6a54-4c7f-9a43-9f0b6f0f8a11' from booking_items i
  where i.booking_id = b.id and i.state = 'pending';
insert into booking_events (agency_id, booking_id, item_id, event, from_state, to_state, actor, reason)
  select i.agency_id, i.booking_id, i.id, 'adopt', i.state, i.state, u.id, 'press'
  from booking_items i join bookings b on b.id = i.booking_id join users u on u.email = 'traveller@test.example'
  where i.state = 'pending' or b.snapshot #>> '{quote,subject,payment}' = 'at_property';
insert into booking_events (agency_id, booking_id, item_id, event, from_state, to_state, actor, reason)
  select agency_id, booking_id, id, 'adopt', state, state, '7c0d7d5c-6a54-4c7f-9a43-9f0b6f0f8a11', 'claim'
  from booking_items where state = 'pending';
insert into outbox (agency_id, kind, payload, due_at, is_demo)
  select agency_id, 'mail', jsonb_build_object('bookingId', id, 'what', 'adopted'), now(), true
  from bookings where snapshot #>> '{quote,subject,payment}' = 'at_property';
insert into outbox (agency_id, kind, payload, due_at, is_demo)
  select i.agency_id, 'mail', jsonb_build_object('bookingId', i.booking_id, 'what', 'takenOver', 'loser', u.id), now(), true
  from booking_items i join users u on u.email = 'traveller@test.example' where i.state = 'pending';
insert into audit_log (agency_id, actor, action)
  select agency_id, id, 'booking.adopt' from users where email = 'traveller@test.example';
