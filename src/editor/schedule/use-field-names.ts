import { usePointerTexts } from '../shell/pointer-texts.ts'

/** The maximum number of named fields. */
const NAMED = 3

/** Returns a function that names the fields that two plans change, for a sentence. */
export function useFieldNames(): (pointers: readonly string[]) => string {
  const wordsOf = usePointerTexts()
  return (pointers) =>
    pointers
      .slice(0, NAMED)
      .map((pointer) => wordsOf(pointer).text)
      .join(', ')
}
