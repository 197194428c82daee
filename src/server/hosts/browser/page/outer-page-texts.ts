import type english from '../text/en.json'

export type OuterPageTexts = Readonly<Record<keyof typeof english, string>>

/** All that the pages outside the server say, by language; the build writes it into them. */
export interface SpokenPage {
  words: Readonly<Record<string, OuterPageTexts>>
  /** Spoken where the browser prefers none of them. */
  fallback: string
}

/** Writes the words of the language that the browser prefers into the elements that name them by `data-text`, and gives them. */
export function speak({ words, fallback }: SpokenPage): OuterPageTexts {
  // Norwegians prefer `nb` or `nn`, and their texts are `no`.
  const preferred = navigator.languages.map((tag) =>
    /^n[bn]\b/.test(tag) ? 'no' : (tag.split('-')[0] ?? ''),
  )
  const language = preferred.find((code) => code in words) ?? fallback
  const spoken = words[language]
  if (spoken === undefined) throw new Error(`The page has no ${language}.`)
  document.documentElement.lang = language
  document.documentElement.dir = language === 'ar' ? 'rtl' : 'ltr'
  for (const element of document.querySelectorAll<HTMLElement>('[data-text]')) {
    element.textContent = spoken[element.dataset.text as keyof OuterPageTexts]
  }
  return spoken
}
