import { expect, it } from 'vitest'
import { migrateTo, openFirstRelease } from './testing-earlier-database.ts'
import { everyTag } from './testing-first-schema.ts'

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const agency = id(1)
const states = ['proposed', 'accepted', 'applied', 'rejected', 'failed']

/**
 * Bookings of a guest and of a person with amendments in each state. The actor that began the payment is the one who
 * accepted.
 */
const rows = `
  set session_replication_role = replica;
  insert into bookings (agency_id, id, reference, person_id, contact_email, agency_version, language, currency, total, snapshot)
    values ('${agency}', '${id(2)}', 'LV-1', null, 'a@b.example', 1, 'en', 'USD', 1, '{}'),
           ('${agency}', '${id(3)}', 'LV-2', '${id(9)}', 'a@b.example', 1, 'en', 'USD', 1, '{}');
  ${states
    .map(
      (state, at) => `insert into booking_items
          (agency_id, id, booking_id, line, product, supplier, state, starts_on, ends_on, snapshot)
        values ('${agency}', '${id(20 + at)}', '${id(2)}', ${at}, 'hotel', 'sample', 'confirmed', '2026-12-04', '2026-12-06', '{}');
        insert into amendments (agency_id, id, booking_id, item_id, state, snapshot, party, expires_at)
        values ('${agency}', '${id(10 + at)}', '${id(2)}', '${id(20 + at)}', '${state}', '{}', '{"travellers": []}', now());`,
    )
    .join('')}
  ${[
    ['11', 2, 'an-agent'],
    ['12', 2, 'guest'],
    ['13', 3, id(9)],
    ['14', 3, id(8)],
  ]
    .map(
      ([
        of,
        booking,
        actor,
      ]) => `update amendments set booking_id = '${id(Number(booking))}' where id = '${id(Number(of))}';
        insert into payments (agency_id, id, booking_id, gateway, state, amount, currency, amendment_id)
          values ('${agency}', '${id(100 + Number(of))}', '${id(Number(booking))}', 'sandbox', 'canceled', 1, 'USD', '${id(Number(of))}');
        insert into booking_events (agency_id, booking_id, payment_id, event, to_state, actor)
          values ('${agency}', '${id(Number(booking))}', '${id(100 + Number(of))}', 'begin', 'canceled', '${actor}');`,
    )
    .join('')}
  set session_replication_role = origin;`

it('of an earlier version have no party once decided, and the person who accepted them', async () => {
  const client = await openFirstRelease()
  await migrateTo(
    client,
    everyTag.filter((tag) => tag < '0063'),
  )
  await client.exec(rows)
  await migrateTo(client, everyTag)
  const found = await client.query(
    'select state, party is not null as kept, is_for_traveller as asked from amendments order by id',
  )
  expect(found.rows).toEqual([
    { state: 'proposed', kept: true, asked: false },
    { state: 'accepted', kept: true, asked: true },
    { state: 'applied', kept: false, asked: false },
    { state: 'rejected', kept: false, asked: false },
    { state: 'failed', kept: false, asked: true },
  ])
  await client.close()
}, 60_000)
