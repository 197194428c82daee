import type { ApiError } from '../../api/api-error.ts'
import type { Editor } from '../../contract/types.ts'
import type { Change } from '../../tenant/settings/change.ts'

/** What one call did to the draft, and whose it was. */
export interface PastChange {
  readonly revision: number
  readonly by: Editor
  readonly changes: readonly Change[]
}

/** What a refusal for being late says was done since; empty where it does not say all of it. */
export function pastChanges({ cause }: ApiError): readonly PastChange[] {
  const { since } = Object(cause) as { since?: unknown }
  return Array.isArray(since) ? (since as PastChange[]) : []
}
