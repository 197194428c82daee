import { useQuery } from '@tanstack/react-query'
import { atom } from 'jotai'
import { useMemo } from 'react'
import type { ApiClient } from '../../api/client.ts'
import type { Publication, Receipt, Version, VersionAgainst, VersionWithDiff } from '../../contract/types.ts'
import { useApi } from '../../platform/api.tsx'
import { type Change, invertChanges } from '../../tenant/settings/change.ts'
import type { JsonObject } from '../../tenant/settings/json.ts'
import { sendPending } from '../core/send-pending.ts'
import { useEditor, useEditorValue } from '../layout/editor-context.tsx'

type Call = (method: string, path: string, init: object) => Promise<{ data?: { data: unknown } }>

/** The part of the draft that is needed here. */
export interface DraftRead {
  revision: number
  publishedVersion: number
  changed: string[]
  settings: JsonObject
}

export interface Published {
  publication: Publication
  receipt: Receipt
  revision: number
}

/** The version that visitors see and who published it; the name is empty if no person did. */
export interface Live {
  readonly version: number
  readonly name: string
}

/** A version compared with another; the contract's type for changes is wider than the editor's. */
export type Compared = Omit<VersionWithDiff, 'changes'> & { changes: readonly Change[] }

/** The number of versions fetched at once. */
export const PAGE = 30

/** The calls for published versions, made by the page's client. Refusals are thrown as `ApiError`. */
export function brandingApi(client: ApiClient) {
  const request = client.request as unknown as Call
  async function call<Answer>(method: string, path: string, init: object = {}): Promise<Answer> {
    const { data } = await request(method, `/api/branding/${path}`, init)
    return data?.data as Answer
  }
  return {
    draft: () => call<DraftRead>('get', 'draft'),
    discard: (revision: number) =>
      call<{ revision: number; changes: readonly Change[] }>('delete', 'draft', {
        headers: { 'if-match': `"${revision}"` },
      }),
    /** `confirmInactive` is the agency's name if publishing makes it inactive. */
    publish: (revision: number, note: string, confirmInactive?: string) =>
      call<Published>('post', 'publish', {
        body: { revision, note, ...(confirmInactive !== undefined && { confirmInactive }) },
      }),
    versions: (before: number | null) =>
      call<Version[]>('get', 'versions', { params: { query: { limit: PAGE, ...(before && { before }) } } }),
    version: (version: number, against: VersionAgainst = 'before') =>
      call<Compared>('get', `versions/${version}`, { params: { query: { against } } }),
    /**
     * `from` is the live version as the user saw it; if another is live, the call is refused (412). `keepsDraft`: the
     * replaced changes stay in the draft, to be published again.
     */
    restore: (version: number, from: number, keepsDraft = false, confirmInactive?: string) =>
      call<{ publication: Publication; changes: readonly Change[] }>('post', `versions/${version}/restore`, {
        body: { from, keepsDraft, ...(confirmInactive !== undefined && { confirmInactive }) },
      }),
    /** Returns the live version and who published it last. */
    live: async (): Promise<Live> => {
      const { publishedVersion } = await call<{ publishedVersion: number }>('get', 'draft')
      const { version } = await call<Compared>('get', `versions/${publishedVersion}`)
      return { version: version.version, name: (version.publications[0]?.by ?? version.by)?.name ?? '' }
    },
  }
}

/** Address of a picture of a version's home page. */
export function pictureOf(version: number, size: 'small' | 'large'): string {
  return `/api/branding/versions/${version}/picture?size=${size}`
}

export interface Unpublished {
  readonly revision: number
  readonly publishedVersion: number
  readonly changes: readonly Change[]
}

/** The unpublished changes, refetched for every revision, and as soon as all changes are saved. */
export function useUnpublished() {
  const editor = useEditor()
  const client = useApi()
  const revisionAtom = useMemo(() => atom((get) => get(editor.savingAtom).confirmed.revision), [editor])
  const revision = useEditorValue(revisionAtom)
  return useQuery({
    queryKey: ['branding', 'unpublished', revision],
    queryFn: async (): Promise<Unpublished> => {
      await sendPending(editor)
      const api = brandingApi(client)
      const { revision, publishedVersion } = await api.draft()
      const { changes } = await api.version(publishedVersion, 'draft')
      return { revision, publishedVersion, changes: invertChanges(changes).toReversed() }
    },
    placeholderData: (before) => before,
    staleTime: 0,
    gcTime: 0,
  })
}
