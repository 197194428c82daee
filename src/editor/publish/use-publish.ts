import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { useApi } from '../../platform/api.tsx'
import { sendPending } from '../core/send-pending.ts'
import { useEditor } from '../layout/editor-context.tsx'
import { announcedFieldsAtom } from '../people/use-news.ts'
import { brandingApi, type Live, type Published } from './branding-api.ts'
import { type ChangesSinceReview, changesSinceReview } from './changes-since-review.ts'
import { useConfirmInactive } from './confirm-inactive.tsx'
import type { Trouble } from './publish-trouble.tsx'

/** Milliseconds between the attempts to find out the result after a lost answer. */
const AGAIN = [0, 1_000, 2_000] as const

/** Publishes the draft once all changes are saved, and reverts a publication. A refusal changes nothing. */
export function usePublish() {
  const editor = useEditor()
  const api = brandingApi(useApi())
  const queries = useQueryClient()
  const [isBusy, setIsBusy] = useState(false)
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const [since, setSince] = useState<ChangesSinceReview | null>(null)
  const [published, setPublished] = useState<Published | null>(null)
  const [undone, setUndone] = useState<number | null>(null)
  const [overtaken, setOvertaken] = useState<Live | null>(null)
  const closing = useConfirmInactive()

  useEffect(() => () => editor.store.set(announcedFieldsAtom, []), [editor])

  function tell(next: ChangesSinceReview | null): void {
    setSince(next)
    editor.store.set(announcedFieldsAtom, next?.changes.flatMap(({ pointers }) => pointers) ?? [])
  }

  /** The live version or the draft has changed: everything is refetched. */
  function refetch(): void {
    editor.saver.check(null)
    void queries.invalidateQueries({ queryKey: ['branding'] })
  }

  async function attempt(work: () => Promise<void>): Promise<void> {
    setIsBusy(true)
    setTrouble(null)
    try {
      await work()
    } catch (error) {
      setTrouble(troubleOf(error))
    } finally {
      setIsBusy(false)
      refetch()
    }
  }

  return {
    /** The question before the agency becomes inactive. */
    question: closing.question,
    isBusy,
    trouble,
    /** Who changed what, if that prevented publishing. */
    since,
    published,
    undone,
    publish: (note: string, publishedVersion: number) =>
      attempt(async () => {
        tell(null)
        const state = await sendPending(editor)
        if (state !== 'saved') return setTrouble(state)
        const { confirmed } = editor.store.get(editor.savingAtom)
        try {
          const { revision } = confirmed
          const attempt = { revision, note, publishedVersion, you: editor.you.id }
          const made = await closing.confirmed((confirmInactive) =>
            publishOnce(api, { ...attempt, confirmInactive }),
          )
          if (made) setPublished(made)
        } catch (error) {
          if (troubleOf(error) === 'stale')
            tell(await changesSinceReview(editor, api, { confirmed, publishedVersion }))
          throw error
        }
      }),
    overtaken,
    undo: ({ publication: { beforeVersion, version } }: Published) =>
      attempt(async () => {
        if (beforeVersion === null) return
        try {
          const restored = await closing.confirmed((name) => api.restore(beforeVersion, version, true, name))
          if (restored) setUndone(beforeVersion)
        } catch (error) {
          if (!(error instanceof ApiError && error.status === 412)) throw error
          setOvertaken(await api.live())
        }
      }),
  }
}

function troubleOf(error: unknown): Trouble {
  const { status, code } = error instanceof ApiError ? error : { status: 0, code: 'network' }
  if (status === 412) return 'stale'
  if (code === 'checks_failed') return 'checks'
  if (status === 401 || status === 403 || status === 404) return 'signedOut'
  // Another person published the same meanwhile: the refetched list shows it.
  if (status === 409) return 'stale'
  return status === 0 ? 'offline' : 'failed'
}

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
