import { contentHash } from '../../kernel/ids/canonical-json.ts'
import type { AuditRepository } from './audit-repository.ts'

/** What a change was made to, before it and after; null where there was or is nothing. */
export interface Changed {
  before: object | null
  after: object | null
}

/**
 * Notes who changed what in the agency's audit log, with hashes of before and after, inside the transaction of the change,
 * so that there is never one without the other. Source: security, 20.
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
