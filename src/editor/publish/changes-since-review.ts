import type { Confirmed } from '../core/autosave.ts'
import type { EditorState } from '../core/editor-state.ts'
import { type OthersChange, othersChanges } from '../core/others-changes.ts'
import type { brandingApi, DraftRead } from './branding-api.ts'

/** Changes by others between a user's last review of the draft and a press on Publish. */
export interface ChangesSinceReview {
  readonly changes: readonly OthersChange[]
  /** Who published, and which version. */
  readonly published: { readonly name: string; readonly version: number } | null
}

/** The reviewed draft, and the version that was live then. */
export interface ReviewedDraft {
  readonly confirmed: Confirmed
  readonly publishedVersion: number
}

/** Returns who changed what since a review; null if that cannot be read now. */
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
