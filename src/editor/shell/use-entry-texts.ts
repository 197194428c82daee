import { touches } from '../../tenant/settings/pointer.ts'
import { useFieldTexts } from './field-texts.ts'
import { usePointerTexts } from './pointer-texts.ts'

/** Returns a function that describes a gesture's changes: by the field, or by their number. */
export function useEntryTexts(): (changes: readonly { readonly pointer: string }[]) => string {
  const { t } = useFieldTexts()
  const wordsOf = usePointerTexts()
  return (changes) => {
    // A rejected text and the field that contains it count as one.
    const [first, ...others] = changes.filter(
      ({ pointer }, at) => !changes.slice(0, at).some((one) => touches(one.pointer, pointer)),
    )
    return first && others.length === 0
      ? wordsOf(first.pointer).label
      : t('undo.many', { count: others.length + 1 })
  }
}
