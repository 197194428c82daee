import { contentHash } from '../../kernel/ids/canonical-json.ts'
import type { AuditRepository } from './audit-repository.ts'

/** The changed object before and after; null if it did not or does not exist. */
export interface Changed {
  before: object | null
  after: object | null
}

/**
 * Logs who changed what, with hashes of before and after. Runs inside the transaction of the change, so that neither
 * exists without the other. Source: security, 20.
 */
export function noteChange(
  { audit }: { audit: AuditRepository },
  actor: string,
  action: string,
  { before, after }: Changed,
): Promise<void> {
  return audit.append({
    actor,
    action,
    beforeHash: before && contentHash(before),
    afterHash: after && contentHash(after),
  })
}
