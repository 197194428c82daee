import { createInstance, type i18n, type TFunction } from 'i18next'
import { initReactI18next, useTranslation } from 'react-i18next'
import type { LanguageCode } from '../contract/types.ts'

/** Texts of one part in one language: flat keys with dots in them, values with `{{name}}` places. */
export type Texts = Readonly<Record<string, string>>

/** Turns a key into a sentence in the page's language. */
export type Text = TFunction

/** An i18next instance for one language, with the texts that are already here. Numbers in them are written as the language does. */
export function createText(
  language: LanguageCode,
  texts: Readonly<Record<string, Texts>>,
  wording: Texts = {},
): i18n {
  const instance = createInstance()
  const numbers = new Intl.NumberFormat(`${language}-u-nu-latn`)
  const formatter = {
    type: 'formatter' as const,
    add() {},
    addCached() {},
    format: (value: unknown) => (typeof value === 'number' ? numbers.format(value) : value),
  }
  void instance
    .use(initReactI18next)
    .use(formatter)
    .init({
      lng: language,
      fallbackLng: false,
      resources: { [language]: { ...texts, shell: withAgencyWording(texts.shell, wording), wording } },
      ns: Object.keys(texts),
      keySeparator: false,
      nsSeparator: false,
      initAsync: false,
      // React escapes what it renders.
      interpolation: { escapeValue: false, alwaysFormat: true },
      react: { useSuspense: false },
    })
  return instance
}

/** Texts as the agency words them: only those there are, so that what is still to come is not taken for there. */
export function withAgencyWording(texts: Texts = {}, wording: Texts = {}): Texts {
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, wording[key] ?? text]))
}

const inOrder = { nsMode: 'fallback' } as const

/**
 * The text function of one part: the shell's, or a remote part's by its name. Of several names, the first that has a text says
 * it.
 */
export function useText(part: string | readonly string[]): Text {
  return useTranslation(part, inOrder).t
}
