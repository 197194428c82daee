import { useEffect, useState } from 'react'
import type { LanguageCode } from '../../contract/types.ts'
import { type SiteText, siteTexts } from './site-texts.ts'

/** The texts of the site in a language; null until they have loaded. */
export function useSiteTexts(language: LanguageCode) {
  const [read, setRead] = useState<{ language: string; texts: readonly SiteText[] | null } | null>(null)
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: fetched again at every attempt
  useEffect(() => {
    let isShown = true
    const show = (texts: readonly SiteText[] | null) => isShown && setRead({ language, texts })
    siteTexts(language).then(show, () => show(null))
    return () => {
      isShown = false
    }
  }, [language, attempt])
  const isCurrent = read?.language === language
  return {
    texts: isCurrent ? read.texts : null,
    hasFailed: isCurrent && read.texts === null,
    retry: () => setAttempt(attempt + 1),
  }
}
