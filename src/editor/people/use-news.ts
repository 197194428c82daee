import { atom } from 'jotai'
import { useEffect, useRef } from 'react'
import { toast } from '../../ui/toast.ts'
import type { EditorNews } from '../core/editor-news.ts'
import { useEditor } from '../layout/editor-context.tsx'
import { useFieldTexts } from '../layout/field-texts.ts'
import { usePointerTexts } from '../layout/pointer-texts.ts'

/**
 * Fields whose changes by others an open tool already reports, so that no message repeats them. In the editor's
 * store.
 */
export const announcedFieldsAtom = atom<readonly string[]>([])

/** Quiet messages about changes by others; the user's own discarded work can be restored at once. */
export function useNews(): void {
  const editor = useEditor()
  const { t } = useFieldTexts()
  const wordsOf = usePointerTexts()
  const tell = (news: EditorNews) => {
    const name = news.name || t('people.somebody')
    if (news.kind === 'published') return toast.info(t('news.published', { name }))
    if (news.kind === 'merged') {
      const announced = editor.store.get(announcedFieldsAtom)
      if (news.pointers.every((pointer) => announced.includes(pointer))) return
      const [pointer = '', ...others] = news.pointers
      const field = wordsOf(pointer).label
      const count = others.length + 1
      return toast.info(
        others.length === 0 ? t('news.changed', { name, field }) : t('news.changedMany', { name, count }),
      )
    }
    const { lost } = news
    if (lost.length === 0) return toast.info(t('news.discarded', { name }))
    const action = { label: t('news.bringBack'), onPress: () => editor.edit(lost) }
    toast.info(t('news.discarded', { name }), { action })
  }
  const latest = useRef(tell)
  latest.current = tell
  useEffect(() => editor.listen((news) => latest.current(news)) as () => void, [editor])
}
