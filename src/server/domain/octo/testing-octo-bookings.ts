import type { OctoRecord } from './octo-record.ts'
import type { OctoBookings } from './octo-turns.ts'

/** Bookings of a reseller that live as long as the test. */
export function memoryOctoBookings(): OctoBookings {
  const records = new Map<string, OctoRecord>()
  const turns = new Map<string, Promise<unknown>>()
  return {
    find: async (id) => records.get(id) ?? null,
    isTaken: async () => false,
    list: async (of) =>
      [...records.values()].filter(
        ({ resellerReference, supplierReference }) =>
          (of.resellerReference === undefined || of.resellerReference === resellerReference) &&
          (of.supplierReference === undefined || of.supplierReference === supplierReference),
      ),
    inTurn(uuid, work) {
      const before = turns.get(uuid) ?? Promise.resolve()
      const turn = before.then(() =>
        work(async (record) => {
          records.set(record.uuid, record)
        }),
      )
      turns.set(
        uuid,
        turn.catch(() => null),
      )
      return turn
    },
  }
}
