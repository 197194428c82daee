import { type RefObject, useEffect, useRef } from 'react'
import { readBrand } from '../core/read-brand.ts'
import { useEditor } from '../layout/editor-context.tsx'
import type { ControlProps } from './control.ts'

/** Milliseconds without an event after which the pointer counts as resting and the colour is saved. */
const REST = 400

/**
 * Returns handlers for the picker: `input` fires during the drag, `change` on release. React does not run during the
 * drag: events go straight to the previews, and the whole drag is one gesture.
 */
export function useColorDrag(
  { field, onChange, onEnd }: Pick<ControlProps, 'field' | 'onChange' | 'onEnd'>,
  text: RefObject<HTMLInputElement | null>,
) {
  const editor = useEditor()
  const well = useRef<HTMLInputElement>(null)
  const latest = useRef({ onChange, onEnd })
  latest.current = { onChange, onEnd }
  const name = field.pointer.slice(field.pointer.lastIndexOf('/') + 1)

  useEffect(() => {
    const input = well.current
    if (!input) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let gesture: string | undefined
    const keep = () => {
      clearTimeout(timer)
      latest.current.onChange(input.value, gesture)
      editor.tryOn(null)
    }
    const onInput = () => {
      gesture ??= editor.newId()
      editor.tryOn({ ...readBrand(editor.document()), [name]: input.value })
      if (text.current) text.current.value = input.value
      clearTimeout(timer)
      timer = setTimeout(keep, REST)
    }
    const onLetGo = () => {
      keep()
      gesture = undefined
      latest.current.onEnd()
    }
    input.addEventListener('input', onInput)
    input.addEventListener('change', onLetGo)
    return () => {
      clearTimeout(timer)
      input.removeEventListener('input', onInput)
      input.removeEventListener('change', onLetGo)
    }
  }, [editor, name, text])
  return well
}
