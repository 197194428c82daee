import { useFieldWords } from './field-words.ts'
import { usePointerWords } from './pointer-words.ts'

/** Gives how to say what a gesture changed: the field, or how many. */
export function useEntryWords(): (changes: readonly { readonly pointer: string }[]) => string {
  const { t } = useFieldWords()
  const wordsOf = usePointerWords()
  return ([first, ...others]) =>
    first && others.length === 0 ? wordsOf(first.pointer).label : t('undo.many', { count: others.length + 1 })
}
