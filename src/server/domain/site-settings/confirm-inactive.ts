import type { Settings } from '../../../contract/types.ts'
import { rejectInvalid } from '../../kernel/errors/invalid-search.ts'

/** Whether the change closes an open site for visitors. */
export function makesInactive(before: Settings, after: Settings): boolean {
  return before.agency.status !== 'Inactive' && after.agency.status === 'Inactive'
}

/**
 * Throws validation_failed (422) at `confirmInactive` unless the agency's name was typed as visitors see it now. Call
 * it if a publication makes the agency inactive.
 */
export function requireConfirmed(published: Settings, typed: string | undefined): void {
  const { agencyName } = published.agency
  const plain = (text: string) => text.normalize('NFC').trim()
  if (typed !== undefined && plain(typed) === plain(agencyName)) return
  rejectInvalid('body', [
    {
      field: 'confirmInactive',
      reason: `must be the agency's name, ${agencyName}: this makes the agency inactive and closes its site`,
    },
  ])
}
