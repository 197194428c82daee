import { touches } from '../core/touches.ts'
import { useFieldWords } from './field-words.ts'
import { usePointerWords } from './pointer-words.ts'

/** Gives how to say what a gesture changed: the field, or how many. */
export function useEntryWords(): (changes: readonly { readonly pointer: string }[]) => string {
  const { t } = useFieldWords()
  const wordsOf = usePointerWords()
  return (changes) => {
    // A text that was not taken and what it is in are one.
    const [first, ...others] = changes.filter(
      ({ pointer }, at) => !changes.slice(0, at).some((one) => touches(one.pointer, pointer)),
    )
    return first && others.length === 0
      ? wordsOf(first.pointer).label
      : t('undo.many', { count: others.length + 1 })
  }
}
