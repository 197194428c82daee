import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { LanguageCode } from '../contract/types.ts'
import { usePage } from './page.tsx'
import type { Texts } from './text.ts'
import { wordingOf } from './wording.ts'

/**
 * Fetches texts that a page needs beside those of its part, in the page's language and the agency's own words: `useText(name)`
 * says them once `isHere`. `error` is why they cannot be had.
 */
export function useLateTexts(
  name: string,
  load: (language: LanguageCode) => Promise<Texts>,
): { isHere: boolean; error: Error | null } {
  const { language, wording } = usePage()
  const { i18n } = useTranslation()
  const { isSuccess, error } = useQuery({
    queryKey: ['late texts', name, language],
    async queryFn() {
      i18n.addResourceBundle(language, name, { ...(await load(language)), ...wordingOf(name, wording) })
      return name
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  return { isHere: isSuccess, error }
}
