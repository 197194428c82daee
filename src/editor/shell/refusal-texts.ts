import { usePage } from '../../platform/page.tsx'
import { useFieldTexts } from './field-texts.ts'
import { refusalSentence } from './refusal-sentence.ts'

/** Returns a function that translates the server's English refusals. */
export function useRefusalTexts(): (reason: string) => string {
  const { t } = useFieldTexts()
  const { language } = usePage()
  return (reason) => refusalSentence(reason, t, language)
}
