import type { Confirmed } from '../core/autosave.ts'
import type { EditorState } from '../core/editor-state.ts'
import { type OthersChange, othersChanges } from '../core/others-changes.ts'
import type { brandingApi, DraftRead } from './branding-api.ts'

/** What others did between somebody's last look at the draft and their pressing Publish. */
export interface ChangesSinceReview {
  readonly changes: readonly OthersChange[]
  /** Who published, and which version. */
  readonly published: { readonly name: string; readonly version: number } | null
}

/** The draft as it was looked at, and the version that visitors saw then. */
export interface ReviewedDraft {
  readonly confirmed: Confirmed
  readonly publishedVersion: number
}

/** Takes what was looked at and gives who did what since; null where that cannot be found out just now. */
export async function changesSinceReview(
  { api: draft }: Pick<EditorState, 'api'>,
  api: Pick<ReturnType<typeof brandingApi>, 'version'> & {
    draft: () => Promise<Pick<DraftRead, 'publishedVersion'>>
  },
  { confirmed, publishedVersion }: ReviewedDraft,
): Promise<ChangesSinceReview | null> {
  try {
    const [now, { publishedVersion: version }] = await Promise.all([draft.read(), api.draft()])
    const changes = othersChanges(confirmed, now)
    if (version === publishedVersion) return { changes, published: null }
    const { publications } = (await api.version(version)).version
    const name = publications[0]?.by.name
    return { changes, published: name === undefined ? null : { name, version } }
  } catch {
    return null
  }
}
