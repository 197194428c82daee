import { useCallback, useRef, useState } from 'react'
import { toast } from '../../ui/toast.ts'
import { useEditor } from './editor-context.tsx'
import { useFieldWords } from './field-words.ts'
import { useEntryWords } from './use-entry-words.ts'

/** Gives the step back and forth, and what to read out of the last one. What changes out of sight is said to the eye too. */
export function useSteps(): { turn: (way: 'undo' | 'redo') => void; said: string } {
  const editor = useEditor()
  const { t } = useFieldWords()
  const wordsOf = useEntryWords()
  const [said, setSaid] = useState('')
  const latest = useRef({ t, wordsOf })
  latest.current = { t, wordsOf }
  const turn = useCallback(
    (way: 'undo' | 'redo') => {
      const step = way === 'undo' ? editor.undo() : editor.redo()
      if (!step) return
      const { t, wordsOf } = latest.current
      if (step.skipped > 0) return toast.info(t('undo.skipped'))
      const what = wordsOf(step.pointers.map((pointer) => ({ pointer })))
      const words = t(way === 'undo' ? 'undo.undone' : 'undo.redone', { what })
      if (step.pointers.some(isInSight)) setSaid(words)
      else toast.info(words)
    },
    [editor],
  )
  return { turn, said }
}

/** Whether the field of a pointer, or the list that it is in, is on the screen. */
function isInSight(pointer: string): boolean {
  return [...document.querySelectorAll<HTMLElement>('[data-field]')].some((row) => {
    const { field = '' } = row.dataset
    if (pointer !== field && !pointer.startsWith(`${field}/`) && !field.startsWith(`${pointer}/`))
      return false
    const { top, bottom } = row.getBoundingClientRect()
    return bottom > 0 && top < innerHeight
  })
}
