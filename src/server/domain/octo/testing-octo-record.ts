import type { OctoRecord } from './octo-record.ts'
import { testContact } from './testing-octo-contact.ts'

/** A hold of a reseller, with changes. */
export function testOctoRecord(changes: Partial<OctoRecord> = {}): OctoRecord {
  return {
    uuid: '0a5d3c5e-6f0a-4a55-9d3c-2f7f4c1f0a01',
    resellerReference: 'R-1',
    supplierReference: null,
    state: 'held',
    createdAt: '2026-05-01T09:00:00Z',
    updatedAt: '2026-05-01T09:00:00Z',
    expiresAt: '2026-05-01T09:30:00Z',
    confirmedAt: null,
    productId: 'a2267057-7nwqo7-coast-1',
    optionId: 'shared',
    availabilityId: '2026-05-08T17:30:00+01:00',
    contact: testContact,
    notes: null,
    unitItems: [
      {
        uuid: '0a5d3c5e-6f0a-4a55-9d3c-2f7f4c1f0a02',
        unitId: 'adult',
        resellerReference: null,
        contact: testContact,
      },
    ],
    price: { original: 2, retail: 1, net: 1, currency: 'USD' },
    cancellation: null,
    holds: 1,
    changes: 0,
    ...changes,
  }
}
