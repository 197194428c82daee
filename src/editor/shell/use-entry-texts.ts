import { touches } from '../core/touches.ts'
import { useFieldTexts } from './field-texts.ts'
import { usePointerTexts } from './pointer-texts.ts'

/** Gives how to say what a gesture changed: the field, or how many. */
export function useEntryTexts(): (changes: readonly { readonly pointer: string }[]) => string {
  const { t } = useFieldTexts()
  const wordsOf = usePointerTexts()
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
