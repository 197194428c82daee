import type { components } from '../../contract/api.gen.ts'
import type { Editor, FieldAuthor, Finding, PassedCheck } from '../../contract/types.ts'
import type { Change } from '../../tenant/settings/change.ts'
import type { Confirmed } from './autosave.ts'
import type { Limited } from './send-file.ts'

type Schemas = components['schemas']

/** The draft as it is read. */
export interface Draft extends Confirmed {
  /** Pointers of what differs from the published version. */
  readonly changed: readonly string[]
  /** Who changed what last. */
  readonly fields: readonly FieldAuthor[]
  /** Where the agency answers. */
  readonly hosts: readonly string[]
  /** Who reads it. */
  readonly you: Editor
}

/** How a preview looks at the site. */
export interface CreatePreviewGrantRequest {
  readonly role: Schemas['PreviewRole']
  readonly bookingState: Schemas['SupplyState']
  readonly language?: string
  readonly currency?: string
  readonly mode?: 'light' | 'dark'
  /** A published version instead of the draft. */
  readonly version?: number
}

/** A picture as the server stored it. */
export type StoredPicture = Schemas['StoredPicture']

/** Somebody who looks at the draft, and where they are. */
export type PersonHere = Schemas['PersonHere']

/** What happened to the draft elsewhere; `resync`: some of it may have been missed. */
export type DraftNews =
  | { readonly kind: 'draft'; readonly revision: number; readonly by?: Editor }
  | { readonly kind: 'discarded' | 'published'; readonly by?: Editor; readonly revision?: number }
  | { readonly kind: 'presence'; readonly people: readonly PersonHere[] }
  | { readonly kind: 'resync' }

/** What was found in the stored draft, and what is in order. */
export interface ChecksAnswer {
  readonly findings: readonly Finding[]
  readonly passed: readonly PassedCheck[]
  readonly revision: number
}

/** What the editor asks the server for. Refusals are thrown as `ApiError`. */
export interface DraftApi {
  read: () => Promise<Draft>
  save: (
    revision: number,
    changes: readonly Change[],
    gesture: string,
  ) => Promise<{ revision: number; changes: readonly Change[] }>
  /** Calls with what happens to the draft elsewhere; gives what stops it. */
  watch: (onNews: (news: DraftNews) => void) => () => void
  /** Says where one is, and gives who is here. */
  tellWhere: (panel: string, field: string | null) => Promise<readonly PersonHere[]>
  grant: (wish: CreatePreviewGrantRequest) => Promise<{ grant: string; expiresAt: string }>
  /** Looks the stored draft through. */
  check: () => Promise<ChecksAnswer>
  storePicture: (use: string, file: Blob) => Promise<Limited<StoredPicture>>
  /** Makes a picture of a part of one, in shares of its width and height. */
  cropPicture: (
    address: string,
    part: { x: number; y: number; width: number; height: number },
  ) => Promise<Limited<StoredPicture>>
  /** The colours of a picture that is stored. */
  readPalette: (address: string) => Promise<StoredPicture['palette']>
}
