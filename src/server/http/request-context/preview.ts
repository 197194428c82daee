import type { ShownPreview, SupplyState } from '../../../contract/preview.ts'
import type { LanguageCode } from '../../../contract/types.ts'
import type { CurrentSession } from '../../domain/accounts/sessions/sessions.ts'

/** How a preview's request is answered: with unpublished settings, and as another user. */
export interface Preview {
  kind: ShownPreview['kind']
  /** The grant as received; null for a shared link. */
  grant: string | null
  /** The user for whom the site is shown; null for an anonymous visitor. */
  signedIn: CurrentSession | null
  /** The real caller, whose permissions still apply; null for a shared link. */
  actor: CurrentSession | null
  language?: LanguageCode | undefined
  currency?: string | undefined
  mode?: 'light' | 'dark' | undefined
  bookingState: SupplyState
  /** Checks that the shared link has not ended since; a frame receives no events. */
  isStillOpen?: () => Promise<boolean>
}

/** What pages may know about it. */
export function shownPreview({ kind, bookingState }: Preview): ShownPreview {
  return { kind, bookingState }
}
