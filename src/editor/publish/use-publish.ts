import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { useApi } from '../../platform/api.tsx'
import { sendPending } from '../core/send-pending.ts'
import { announcedFieldsAtom } from '../people/announced-fields.ts'
import { useEditor } from '../shell/editor-context.tsx'
import { brandingApi, type Live, type Published } from './branding-api.ts'
import { type ChangesSinceReview, changesSinceReview } from './changes-since-review.ts'
import { publishOnce } from './publish-once.ts'
import type { Trouble } from './publish-trouble.tsx'
import { useConfirmInactive } from './use-confirm-inactive.ts'

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
