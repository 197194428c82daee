import { randomUUID } from 'node:crypto'
import type { NewBooking, NewItem } from '../../domain/booking/booking.ts'

/** An item as for a hotel stay; tests change the relevant fields. */
export function testItem(part: Partial<NewItem> = {}): NewItem {
  return {
    id: randomUUID(),
    product: 'hotel',
    supplier: 'sample',
    supplierReference: null,
    holdExpiresAt: null,
    startsOn: '2026-12-04',
    endsOn: '2026-12-06',
    snapshot: { room: 'standard', nights: [10_000, 12_000] },
    ...part,
  }
}

/** A guest's booking of one item. */
export function testBooking(part: Partial<NewBooking> = {}): NewBooking {
  return {
    id: randomUUID(),
    personId: null,
    contactEmail: 'ada@reader.example',
    agencyVersion: 1,
    language: 'da',
    currency: 'DKK',
    total: 22_000,
    snapshot: { parties: [{ travellers: [{ firstName: 'Åse' }] }] },
    items: [testItem()],
    actor: 'guest',
    ...part,
  }
}
