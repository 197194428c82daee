import { createInstance, type i18n, type TFunction } from 'i18next'
import { initReactI18next, useTranslation } from 'react-i18next'
import type { LanguageCode } from '../contract/types.ts'

/** Texts of one part in one language: flat keys with dots, values with `{{name}}` placeholders. */
export type Texts = Readonly<Record<string, string>>

/** Turns a key into a sentence in the page's language. */
export type Text = TFunction

/**
 * Creates an i18next instance for one language with the texts that have already loaded. Numbers are formatted for the
 * language.
 */
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

/** Applies an agency's wording to existing texts only, so that texts still to load do not count as loaded. */
export function withAgencyWording(texts: Texts = {}, wording: Texts = {}): Texts {
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, wording[key] ?? text]))
}

const inOrder = { nsMode: 'fallback' } as const

/**
 * Returns the text function of one part: the shell's, or a remote part's by its name. With several names, the first
 * that has a text wins.
 */
export function useText(part: string | readonly string[]): Text {
  return useTranslation(part, inOrder).t
}
