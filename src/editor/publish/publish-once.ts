import { ApiError } from '../../api/api-error.ts'
import type { brandingApi, Published } from './branding-api.ts'

export interface Attempt {
  /** Revision of the draft to publish. */
  readonly revision: number
  readonly note: string
  /** The version that was live before. */
  readonly publishedVersion: number
  /** The agency's name if it becomes inactive. */
  readonly confirmInactive?: string | undefined
  /** Id of the publishing user. */
  readonly you: string
}

/** Milliseconds between the attempts to find out the result after a lost answer. */
const AGAIN = [0, 1_000, 2_000] as const

/**
 * Publishes the draft. If the answer is lost, or a second attempt comes too late because of it, the publication is
 * found and returned.
 */
export async function publishOnce(
  api: Pick<ReturnType<typeof brandingApi>, 'publish' | 'draft' | 'version'>,
  attempt: Attempt,
): Promise<Published> {
  try {
    return await api.publish(attempt.revision, attempt.note, attempt.confirmInactive)
  } catch (error) {
    const status = error instanceof ApiError ? error.status : 0
    const isLost = status === 0 || status >= 500
    if (!isLost && status !== 412) throw error
    for (const pause of isLost ? AGAIN : [0]) {
      await new Promise((resolve) => setTimeout(resolve, pause))
      const found = await publishedBy(api, attempt).catch(() => undefined)
      if (found) return found
      // Nothing was published.
      if (found === null) break
    }
    throw error
  }
}

/** Returns what an attempt published; null if another version is live, or the draft does not match it. */
async function publishedBy(
  api: Pick<ReturnType<typeof brandingApi>, 'draft' | 'version'>,
  { revision, note, publishedVersion, you }: Attempt,
): Promise<Published | null> {
  const draft = await api.draft()
  // Every action on a draft is one revision: the next one, with another version, is this publication.
  if (draft.publishedVersion === publishedVersion || draft.revision !== revision + 1) return null
  const { version, receipt } = await api.version(draft.publishedVersion)
  const [publication] = version.publications
  if (!receipt || publication?.kind !== 'publish') return null
  const isIt = publication.by.id === you && publication.note === note
  return isIt ? { publication, receipt, revision: draft.revision } : null
}
