import { ApiError, type Quota, readApiError, readQuota } from '../../api/api-error.ts'
import type { components } from '../../contract/api.gen.ts'
import type { Editor, FieldAuthor, Finding, PassedCheck } from '../../contract/types.ts'
import type { Change } from '../../tenant/settings/change.ts'
import type { Confirmed } from './autosave.ts'

type Schemas = components['schemas']

/** The draft as read from the server. */
export interface Draft extends Confirmed {
  /** Pointers of the fields that differ from the published version. */
  readonly changed: readonly string[]
  /** The author of each field's last change. */
  readonly fields: readonly FieldAuthor[]
  /** The agency's hosts. */
  readonly hosts: readonly string[]
  /** The current user. */
  readonly you: Editor
}

/** The preview options. */
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

/** A person who has the draft open, with their position. */
export type PersonHere = Schemas['PersonHere']

/** An event of the draft elsewhere; `resync`: some events may have been missed. */
export type DraftNews =
  | { readonly kind: 'draft'; readonly revision: number; readonly by?: Editor }
  | { readonly kind: 'discarded' | 'published'; readonly by?: Editor; readonly revision?: number }
  | { readonly kind: 'presence'; readonly people: readonly PersonHere[] }
  | { readonly kind: 'resync' }

/** The findings in the stored draft, and the passed checks. */
export interface ChecksAnswer {
  readonly findings: readonly Finding[]
  readonly passed: readonly PassedCheck[]
  readonly revision: number
}

/** The editor's calls to the server. Refusals are thrown as `ApiError`. */
export interface DraftApi {
  read: () => Promise<Draft>
  save: (
    revision: number,
    changes: readonly Change[],
    gesture: string,
  ) => Promise<{ revision: number; changes: readonly Change[] }>
  /** Calls back with events of the draft elsewhere; returns a function that stops it. */
  watch: (onNews: (news: DraftNews) => void) => () => void
  /** Reports the user's position, and returns the people present. */
  tellWhere: (panel: string, field: string | null) => Promise<readonly PersonHere[]>
  grant: (request: CreatePreviewGrantRequest) => Promise<{ grant: string; expiresAt: string }>
  /** Runs the checks on the stored draft. */
  check: () => Promise<ChecksAnswer>
  storePicture: (use: string, file: Blob) => Promise<Limited<StoredPicture>>
  /** Creates a picture from a part of one, in fractions of its width and height from the upper left. */
  cropPicture: (
    address: string,
    part: { x: number; y: number; width: number; height: number },
  ) => Promise<Limited<StoredPicture>>
  /** The colours of a stored picture. */
  readPalette: (address: string) => Promise<StoredPicture['palette']>
}

/** An answer's data, and the remaining quota of the call's limit. */
export interface Limited<Data> {
  readonly data: Data
  readonly quota: Quota | null
}

/**
 * Uploads a file, since the client of all other calls supports only JSON; returns the answer's data, or throws an
 * ApiError.
 */
export async function sendFile<Data>(agencyId: string, address: string, file: Blob): Promise<Limited<Data>> {
  const headers = {
    'content-type': 'application/octet-stream',
    'x-requested-with': 'livery',
    // As with all calls: if another agency now answers at this host, the file is refused.
    'x-livery-agency': agencyId,
  }
  const url = new URL(address, location.origin)
  const answer = await fetch(url, { method: 'POST', headers, body: file }).catch((cause: unknown) => {
    throw new ApiError({ status: 0, code: 'network', detail: '', cause })
  })
  if (!answer.ok) throw await readApiError(answer)
  const { data } = (await answer.json()) as { data: Data }
  return { data, quota: readQuota(answer.headers) }
}
