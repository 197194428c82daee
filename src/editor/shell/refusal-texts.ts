import { usePage } from '../../platform/page.tsx'
import { useFieldTexts } from './field-texts.ts'
import { refusalSentence } from './refusal-sentence.ts'

/** Gives how to say in the person's language what the server refused in English. */
export function useRefusalTexts(): (reason: string) => string {
  const { t } = useFieldTexts()
  const { language } = usePage()
  return (reason) => refusalSentence(reason, t, language)
}
