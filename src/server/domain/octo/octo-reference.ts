import { createHash } from 'node:crypto'
import type { OctoRecord } from './octo-record.ts'
import { unitsOf } from './octo-units.ts'

interface OfAgency {
  readonly agencyId: string
}

/** Returns the supplier's reference of a record's current hold. */
export function referenceOf({ reference, uuid, holds }: OctoRecord, { agencyId }: OfAgency): string {
  return reference ?? `octo/${agencyId}/${uuid}/${holds}`
}

/** Returns the reference of a new hold: another for other contents, so that no repeated call finds a wrong hold. */
export function newReference(
  record: Pick<OctoRecord, 'uuid' | 'holds' | 'productId' | 'optionId' | 'availabilityId' | 'unitItems'>,
  { agencyId }: OfAgency,
): string {
  const { uuid, holds, productId, optionId, availabilityId, unitItems } = record
  const contents = JSON.stringify([productId, optionId, availabilityId, unitsOf(unitItems)])
  const hash = createHash('sha256').update(contents).digest('hex').slice(0, 16)
  return `octo/${agencyId}/${uuid}/${holds}-${hash}`
}
