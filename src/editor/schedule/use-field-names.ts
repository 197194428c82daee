import { usePointerTexts } from '../shell/pointer-texts.ts'

/** So many are named. */
const NAMED = 3

/** Gives how to name the fields that two plans change, in a sentence. */
export function useFieldNames(): (pointers: readonly string[]) => string {
  const wordsOf = usePointerTexts()
  return (pointers) =>
    pointers
      .slice(0, NAMED)
      .map((pointer) => wordsOf(pointer).text)
      .join(', ')
}
