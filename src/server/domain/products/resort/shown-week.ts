import type { BookedWeek, ResortPlace as ShownResort } from '../../../../contract/types.ts'
import type { QuotedWeek } from '../../suppliers/resort-shapes.ts'
import type { ResortPlace } from '../../suppliers/resort-week.ts'
import type { SupplierTicket } from '../../suppliers/supplier-ticket.ts'
import type { SoldPolicy } from '../spine/sold-policy.ts'

/** Returns a resort in the contract's shape. */
export function shownResort({ subregion, ...resort }: ResortPlace): ShownResort {
  const { id, name, parentId } = subregion
  const shown = { id, name, ...(parentId !== undefined && { parent_id: parentId }) }
  // The contract's arrays are mutable types, but never changed.
  return { ...resort, subregion: shown } as unknown as ShownResort
}

/** Returns a quoted or booked week in the contract's shape; it has a certificate once one is issued. */
export function bookedWeek(
  { resort, changesEnded: _, ...week }: QuotedWeek,
  policy: SoldPolicy,
  tickets: readonly SupplierTicket[] = [],
): BookedWeek {
  const [certificate] = tickets
  return structuredClone({
    ...week,
    resort: shownResort(resort),
    ...(certificate && { certificate: certificate.code }),
    policy,
  }) as unknown as BookedWeek
}
