import type { OctoRecord } from './octo-record.ts'
import type { OctoRepository } from './octo-repository.ts'

/** Bookings of resellers that live as long as the test. */
export function memoryOctoRepository(): OctoRepository {
  const records = new Map<string, OctoRecord>()
  return {
    find: async (id) => records.get(id) ?? null,
    async save(record) {
      records.set(record.uuid, record)
    },
    list: async (of) =>
      [...records.values()].filter(
        ({ resellerReference, supplierReference }) =>
          (of.resellerReference === undefined || of.resellerReference === resellerReference) &&
          (of.supplierReference === undefined || of.supplierReference === supplierReference),
      ),
  }
}
