import { usePage } from '../../platform/page.tsx'
import { useFieldWords } from './field-words.ts'
import { refusalSentence } from './refusal-sentence.ts'

/** Gives how to say in the person's language what the server refused in English. */
export function useRefusalWords(): (reason: string) => string {
  const { t } = useFieldWords()
  const { language } = usePage()
  return (reason) => refusalSentence(reason, t, language)
}
