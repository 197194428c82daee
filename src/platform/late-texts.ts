import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { LanguageCode } from '../contract/types.ts'
import { usePage } from './page.tsx'
import type { Texts } from './text.ts'
import { wordingOf } from './wording.ts'

/** Texts that only some pages need. */
export interface LateTexts {
  /** Distinguishes them from other texts of the same name. */
  id: string
  /** Name for `useText`; several can share one. */
  name: string
  load: (language: LanguageCode) => Promise<Texts>
}

/**
 * Loads texts that a page needs besides those of its part, in the page's language and the agency's wording. `useText`
 * returns them once `isHere` is true. `error` is set if loading failed.
 */
export function useLateTexts(wanted: readonly LateTexts[]): { isHere: boolean; error: Error | null } {
  const { language, wording } = usePage()
  const { i18n } = useTranslation()
  const ids = wanted.map(({ id }) => id)
  const { isSuccess, error } = useQuery({
    queryKey: ['late texts', ids, language],
    async queryFn() {
      const add = async ({ name, load }: LateTexts) => {
        const texts = await load(language)
        i18n.addResourceBundle(language, name, { ...texts, ...wordingOf(name, wording) })
      }
      await Promise.all(wanted.map(add))
      return ids
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  return { isHere: isSuccess, error }
}
