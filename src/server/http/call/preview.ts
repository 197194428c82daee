import type { ShownPreview, SupplyState } from '../../../contract/preview.ts'
import type { LanguageCode } from '../../../contract/types.ts'
import type { CurrentSession } from '../../domain/accounts/sessions/sessions.ts'

/** How a request is answered that is a preview: with what is not published, and as somebody else. */
export interface Preview {
  kind: ShownPreview['kind']
  /** The grant as it came; null where a shared link shows the draft. */
  grant: string | null
  /** Whom the site is shown as it is to; null for an anonymous visitor. */
  signedIn: CurrentSession | null
  /** Who asks in truth, and may see no more than they may anyway; null for whoever has a shared link. */
  actor: CurrentSession | null
  language?: LanguageCode | undefined
  currency?: string | undefined
  mode?: 'light' | 'dark' | undefined
  bookingState: SupplyState
  /** Asks whether the shared link has not ended since; of a frame, nothing is listened to. */
  isStillOpen?: () => Promise<boolean>
}

/** What pages may know of it. */
export function shownPreview({ kind, bookingState }: Preview): ShownPreview {
  return { kind, bookingState }
}
