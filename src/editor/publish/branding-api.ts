import type { ApiClient } from '../../api/client.ts'
import type { Publication, Receipt, Version, VersionAgainst, VersionWithDiff } from '../../contract/types.ts'
import type { Change } from '../../tenant/settings/change.ts'
import type { JsonObject } from '../../tenant/settings/json.ts'

type Call = (method: string, path: string, init: object) => Promise<{ data?: { data: unknown } }>

/** The draft, as far as it is asked for here. */
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

/** Which version visitors see, and who brought it before them; the name is empty where that was no person. */
export interface Live {
  readonly version: number
  readonly name: string
}

/** A version against another; the contract knows less of what a change may hold than the editor does. */
export type Compared = Omit<VersionWithDiff, 'changes'> & { changes: readonly Change[] }

/** So many versions are fetched at once. */
export const PAGE = 30

/** The calls of what is published and was published, made by the page's own client. Refusals are thrown as `ApiError`. */
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
    /** `confirmInactive` is the agency's name where that makes it inactive. */
    publish: (revision: number, note: string, confirmInactive?: string) =>
      call<Published>('post', 'publish', {
        body: { revision, note, ...(confirmInactive !== undefined && { confirmInactive }) },
      }),
    versions: (before: number | null) =>
      call<Version[]>('get', 'versions', { params: { query: { limit: PAGE, ...(before && { before }) } } }),
    version: (version: number, against: VersionAgainst = 'before') =>
      call<Compared>('get', `versions/${version}`, { params: { query: { against } } }),
    /**
     * `from` is what visitors see as the person saw it; where they see another by now it is refused (412). `keepsDraft`: what
     * visitors no longer see is in the draft, to be published again.
     */
    restore: (version: number, from: number, keepsDraft = false, confirmInactive?: string) =>
      call<{ publication: Publication; changes: readonly Change[] }>('post', `versions/${version}/restore`, {
        body: { from, keepsDraft, ...(confirmInactive !== undefined && { confirmInactive }) },
      }),
    /** What visitors see, and who brought it before them last. */
    live: async (): Promise<Live> => {
      const { publishedVersion } = await call<{ publishedVersion: number }>('get', 'draft')
      const { version } = await call<Compared>('get', `versions/${publishedVersion}`)
      return { version: version.version, name: (version.publications[0]?.by ?? version.by)?.name ?? '' }
    },
  }
}

/** Address of a picture of a version's look. */
export function pictureOf(version: number, size: 'small' | 'large'): string {
  return `/api/branding/versions/${version}/picture?size=${size}`
}
