import type english from '../text/en.json'

export type StartAndResetTexts = Readonly<Record<keyof typeof english, string>>

/** All texts of the pages outside the server, by language; the build writes them into the pages. */
export interface TranslatedPage {
  texts: Readonly<Record<string, StartAndResetTexts>>
  /** Used if the browser prefers none of the languages. */
  fallback: string
}

/**
 * Writes the texts of the browser's preferred language into the elements that name them by `data-text`, and returns
 * them.
 */
export function writeTexts({ texts, fallback }: TranslatedPage): StartAndResetTexts {
  // Norwegian browsers prefer `nb` or `nn`, and the texts are `no`.
  const preferred = navigator.languages.map((tag) =>
    /^n[bn]\b/.test(tag) ? 'no' : (tag.split('-')[0] ?? ''),
  )
  const language = preferred.find((code) => code in texts) ?? fallback
  const spoken = texts[language]
  if (spoken === undefined) throw new Error(`The page has no texts in ${language}.`)
  document.documentElement.lang = language
  document.documentElement.dir = language === 'ar' ? 'rtl' : 'ltr'
  for (const element of document.querySelectorAll<HTMLElement>('[data-text]')) {
    element.textContent = spoken[element.dataset.text as keyof StartAndResetTexts]
  }
  return spoken
}
