import type { ApiError } from '../../api/api-error.ts'
import type { Editor } from '../../contract/types.ts'
import type { Change } from '../../tenant/settings/change.ts'

/** The changes of one call to the draft, with their author. */
export interface PastChange {
  readonly revision: number
  readonly by: Editor
  readonly changes: readonly Change[]
}

/** Returns the changes that a refusal for an outdated revision lists; empty if it does not list all. */
export function pastChanges({ cause }: ApiError): readonly PastChange[] {
  const { since } = Object(cause) as { since?: unknown }
  return Array.isArray(since) ? (since as PastChange[]) : []
}
