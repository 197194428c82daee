import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { beforeEach, describe, expect, it } from 'vitest'
import { everyTag, firstSchemaRows, veteran, withMigrations } from '../../db/testing-first-schema.ts'
import { syncRefunds } from '../../domain/booking/sync-refunds.ts'
import type { GatewayRefund } from '../../domain/payments/payment-gateway.ts'
import { openStore } from './open-store.ts'
import type { Store } from './store.ts'
import { silentLog } from './testing.ts'
import { createTestDatabase, type TestDatabase } from './testing-shared-postgres.ts'

const ids = (letter: string) => `${letter.repeat(8)}-1111-4111-8111-111111111111`
const [booking, twice, paid, begun, later] = [ids('a'), ids('b'), ids('c'), ids('d'), ids('e')]

let database: TestDatabase | null = null
let store: Store | null = null
beforeEach(() => async () => {
  await store?.close()
  await database?.drop()
  store = null
  database = null
})

/**
 * Opens a database from before the rule of one payment for each booking and before refunds had names, with these
 * rows.
 */
async function openWith(rows: string): Promise<Store> {
  database = await createTestDatabase()
  const pool = database.pool(1)
  const upTo = (tags: readonly string[]) =>
    withMigrations(tags, (migrationsFolder) => migrate(drizzle({ client: pool }), { migrationsFolder }))
  await upTo(['0000_agencies'])
  await pool.query(firstSchemaRows)
  await upTo(everyTag.filter((tag) => tag < '0037'))
  await pool.query(`
    set role livery_app;
    select set_config('livery.agency_id', '${veteran.agencyId}', false);
    insert into bookings (agency_id, id, reference, contact_email, agency_version, language, currency, total, snapshot)
      values ('${veteran.agencyId}', '${booking}', 'LV-1', 'a@b.example', 1, 'en', 'EUR', 10000, '{}'),
             ('${veteran.agencyId}', '${twice}', 'LV-2', 'a@b.example', 1, 'en', 'EUR', 10000, '{}');
    ${rows}
    reset role;`)
  await pool.end()
  store = await openStore({ mode: 'demo', dataDir: '', databaseUrl: database.url }, silentLog)
  return store
}

const payment = (id: string, of: string, state: string, more = { captured: 0, refunded: 0 }) => `
  insert into payments (agency_id, id, booking_id, gateway, gateway_reference, state, amount, currency, captured, refunded)
    values ('${veteran.agencyId}', '${id}', '${of}', 'stripe', 'pi_${id}', '${state}', 10000, 'EUR', ${more.captured}, ${more.refunded});`
const refund = (gatewayReference: string, amount: number, more: Partial<GatewayRefund> = {}) => ({
  gatewayReference,
  amount: { amount, currency: 'EUR' },
  state: 'succeeded' as const,
  key: `key of ${gatewayReference}`,
  ...more,
})

describe('a payment that was refunded before refunds had names', () => {
  const withRefunded = async (refunded: number) => {
    const opened = await openWith(payment(paid, booking, 'succeeded', { captured: 10_000, refunded }))
    const { transaction, payments, bookings } = opened.forAgency(veteran.agencyId)
    return {
      async told(...found: GatewayRefund[]) {
        await transaction((records) => syncRefunds(paid, found, records))
        return (await payments.find(paid))?.refunded
      },
      steps: async () => (await bookings.events(booking)).map(({ event, amount }) => [event, amount]),
    }
  }

  it('is not counted again when its gateway names the refunds, but later ones are', async () => {
    const { told, steps } = await withRefunded(4_000)
    expect(await told()).toBe(4_000)
    expect(await told(refund('re_1', 4_000))).toBe(4_000)
    expect(await steps()).toEqual([])
    const [newer, older] = [refund('re_2', 3_000), refund('re_1', 4_000)]
    expect(await told(newer, older)).toBe(7_000)
    expect(await told(newer, older)).toBe(7_000)
    expect(await steps()).toEqual([['refund', 3_000]])
  }, 60_000)

  it('is followed to its end, also after a full or failed refund', async () => {
    const { told } = await withRefunded(10_000)
    expect(await told(refund('re_1', 10_000))).toBe(10_000)
    expect(await told(refund('re_1', 10_000, { state: 'failed' }))).toBe(0)
  }, 60_000)
})

describe('a booking with two open payments', () => {
  it('is paid by the one with the furthest state', async () => {
    const opened = await openWith(
      payment(begun, twice, 'requires_action') +
        payment(paid, twice, 'requires_capture') +
        payment(later, twice, 'requires_payment_method'),
    )
    const { payments, bookings } = opened.forAgency(veteran.agencyId)
    const states = (await payments.ofBooking(twice)).map(({ id, state }) => [id, state])
    expect(new Map(states as [string, string][])).toEqual(
      new Map([
        [paid, 'requires_capture'],
        [begun, 'canceled'],
        [later, 'canceled'],
      ]),
    )
    expect((await bookings.events(twice)).map(({ event }) => event)).toEqual(['cancel', 'cancel'])
  }, 60_000)

  it('stops the server with their names if both were paid', async () => {
    const opening = openWith(
      payment(paid, twice, 'requires_capture') + payment(later, twice, 'requires_capture'),
    )
    await expect(opening).rejects.toThrow(`paid twice (pi_${paid} and pi_${later}): give one`)
  }, 60_000)
})
