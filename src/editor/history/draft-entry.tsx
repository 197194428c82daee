import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../platform/api.tsx'
import { Alert } from '../../ui/alert.tsx'
import { toast } from '../../ui/toast.ts'
import { settled } from '../core/settled.ts'
import { brandingApi } from '../publish/branding-api.ts'
import { useUnpublished } from '../publish/use-unpublished.ts'
import { AskFirst } from '../shell/ask-first.tsx'
import { useEditor } from '../shell/editor-context.tsx'
import { useFieldWords } from '../shell/field-words.ts'

/** What is not published yet, and the button that lets it go: one step, which can be taken back like any other. */
export function DraftEntry() {
  const editor = useEditor()
  const { t } = useFieldWords()
  const api = brandingApi(useApi())
  const queries = useQueryClient()
  const { data } = useUnpublished()
  const [state, setState] = useState<'idle' | 'failed'>('idle')
  if (!data || data.changes.length === 0) return null

  async function discard(): Promise<void> {
    setState('idle')
    try {
      // What is not saved would come back by itself.
      if ((await settled(editor)) !== 'saved') throw new Error('something is not saved')
      const { changes } = await api.discard(editor.store.get(editor.savingAtom).confirmed.revision)
      editor.remember(changes)
      editor.saver.look(null)
      toast.success(t('history.discarded'), { action: { label: t('top.undo'), onPress: editor.undo } })
    } catch {
      setState('failed')
      editor.saver.look(null)
    }
    void queries.invalidateQueries({ queryKey: ['branding'] })
  }

  return (
    <section className="grid justify-items-start gap-3 rounded-lg border border-dashed p-3.5">
      <div>
        <h3 className="text-sm font-semibold">{t('history.draft')}</h3>
        <p className="text-sm text-muted-foreground">
          {t('publish.changes', { count: data.changes.length })}
        </p>
      </div>
      {state === 'failed' && <Alert tone="destructive">{t('history.notDiscarded')}</Alert>}
      <AskFirst
        isMild
        label={t('history.discard')}
        question={t('history.discardQuestion')}
        confirm={t('history.discard')}
        onConfirm={discard}
      />
    </section>
  )
}
