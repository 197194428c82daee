import { ApiError } from '../../api/api-error.ts'
import type { brandingApi, Published } from './branding-api.ts'

export interface Attempt {
  /** Of the draft, as it is published. */
  readonly revision: number
  readonly note: string
  /** The version that visitors saw before. */
  readonly publishedVersion: number
  /** The agency's name where it becomes inactive. */
  readonly confirmInactive?: string | undefined
  /** Id of who publishes. */
  readonly you: string
}

/** Milliseconds between the times that somebody who got no answer asks what came of it. */
const AGAIN = [0, 1_000, 2_000] as const

/** Publishes the draft. Where the answer is lost, or a second attempt comes too late for it, what was published is found and given. */
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
      // It is known: nothing was published.
      if (found === null) break
    }
    throw error
  }
}

/** Gives what an attempt published; null where another version is before visitors, or the draft is not what that left. */
async function publishedBy(
  api: Pick<ReturnType<typeof brandingApi>, 'draft' | 'version'>,
  { revision, note, publishedVersion, you }: Attempt,
): Promise<Published | null> {
  const draft = await api.draft()
  // Whatever is done to a draft is one revision: the next one, with another version, is this publication.
  if (draft.publishedVersion === publishedVersion || draft.revision !== revision + 1) return null
  const { version, receipt } = await api.version(draft.publishedVersion)
  const [publication] = version.publications
  if (!receipt || publication?.kind !== 'publish') return null
  const isIt = publication.by.id === you && publication.note === note
  return isIt ? { publication, receipt, revision: draft.revision } : null
}
