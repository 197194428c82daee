import { useQuery } from '@tanstack/react-query'
import type { i18n } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { PageContext } from '../contract/page.ts'
import type { PartTexts } from '../contract/remote-part.ts'
import { usePage } from './page.tsx'
import { wordingOf } from './wording.ts'

/** Texts that only some pages need. */
export type LateTexts = PartTexts

/** The query that loads texts into an i18next instance. Its key is the same for the same texts. */
export const lateTextsQuery = (
  wanted: readonly LateTexts[],
  { language, wording }: Pick<PageContext, 'language' | 'wording'>,
  i18n: i18n,
) => {
  const ids = wanted.map(({ id }) => id)
  return {
    queryKey: ['late texts', ids, language] as const,
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
  }
}

/**
 * Loads texts that a page needs besides those of its part, in the page's language and the agency's wording. `useText`
 * returns them once `isHere` is true. `error` is set if loading failed.
 */
export function useLateTexts(wanted: readonly LateTexts[]): { isHere: boolean; error: Error | null } {
  const page = usePage()
  const { i18n } = useTranslation()
  const { isSuccess, error } = useQuery({ ...lateTextsQuery(wanted, page, i18n), retry: false })
  return { isHere: isSuccess, error }
}
