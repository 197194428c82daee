import type { i18n } from 'i18next'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../platform/api.tsx'
import { usePage } from '../../platform/page.tsx'
import type { Texts } from '../../platform/text.ts'
import { createEditorState } from '../core/editor-state.ts'
import { httpDraftApi } from '../core/http-draft-api.ts'
import { storeInBrowser } from '../core/store-in-browser.ts'
import { createFrames } from '../preview/frames.ts'
import { updatePreviews } from '../preview/update-previews.ts'
import type { Open } from './editor-context.tsx'

const loaders = import.meta.glob<Texts>('../text/*.json', { import: 'default' })

/** Opens the draft with the work stored in this browser, and holds it until the editor is closed. */
export function useOpenEditor(): { open: Open | null; hasFailed: boolean; retry: () => void } {
  const client = useApi()
  const { agency } = usePage()
  const { i18n } = useTranslation()
  const [open, setOpen] = useState<Open | null>(null)
  const [failures, setFailures] = useState({ attempt: 0, failed: -1 })
  const { attempt, failed } = failures

  // Opened once for each attempt; a re-rendered page continues with the same draft.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the other values never change on a page
  useEffect(() => {
    const closing = new AbortController()
    const api = httpDraftApi(client, agency.id)
    const begin = async () => {
      const [draft] = await Promise.all([api.read(), addEditorTexts(i18n)])
      // The person known to the server, not an earlier user of this browser.
      const keep = await storeInBrowser(agency.id, draft.you.id)
      const stored = await keep.read()
      if (closing.signal.aborted) return keep.close()
      const editor = createEditorState({ api, keep, draft, stored })
      const frames = createFrames()
      const stops = [
        updatePreviews(editor, frames, agency),
        api.watch(editor.hear),
        listenToPage(editor),
        editor.stop,
      ]
      closing.signal.addEventListener('abort', () => {
        for (const stop of stops) stop()
      })
      setOpen({ editor, frames })
    }
    begin().catch(() => setFailures((before) => ({ ...before, failed: attempt })))
    return () => closing.abort()
  }, [attempt])

  return {
    open,
    hasFailed: failed === attempt,
    retry: () => setFailures({ attempt: attempt + 1, failed }),
  }
}

/** Sends at once when the connection returns, and stores at once what a closing page would lose. */
function listenToPage({
  saver,
  keepLeaving,
  store,
  savingAtom,
  invalidTextsAtom,
  isStoredAtom,
}: Open['editor']): () => void {
  const closing = new AbortController()
  const { signal } = closing
  const onHidden = () => {
    if (document.visibilityState !== 'hidden') return
    keepLeaving()
    saver.flush()
  }
  const onUnload = (event: BeforeUnloadEvent) => {
    const { sent, waiting, refused, conflicts } = store.get(savingAtom)
    const texts = Object.keys(store.get(invalidTextsAtom))
    const isLeft = [sent, waiting, refused, conflicts, texts].some((list) => list.length > 0)
    // A question is needed only for changes that this browser cannot store.
    if (isLeft && !store.get(isStoredAtom)) event.preventDefault()
  }
  document.addEventListener('visibilitychange', onHidden, { signal })
  addEventListener('beforeunload', onUnload, { signal })
  addEventListener('online', saver.flush, { signal })
  addEventListener('pagehide', keepLeaving, { signal })
  addEventListener('focus', () => saver.check(null), { signal })
  return () => closing.abort()
}

/** Adds the editor's texts in the page's language. */
export async function addEditorTexts(text: i18n): Promise<void> {
  const texts = await loaders[`../text/${text.language}.json`]?.()
  text.addResourceBundle(text.language, 'editor', texts ?? {}, true)
}
