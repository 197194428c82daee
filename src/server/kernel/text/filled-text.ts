import type { LanguageCode } from '../../../contract/types.ts'
import { directionOf } from '../../../tenant/language.ts'
import { oneLine } from './one-line.ts'

/**
 * Takes a text in a language and fills its places in. What is filled in stands isolated where it may run the other way than
 * the text, since its neighbours would else be dragged along; line breaks in it become spaces, so that none reaches a header.
 */
export function filledText(
  text: string,
  places: Readonly<Record<string, string>>,
  language: LanguageCode,
): string {
  const isRtl = directionOf(language) === 'rtl'
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = oneLine(places[name] ?? '').replace(bidiControls, '')
    return isRtl || rightToLeft.test(value) ? `\u2068${value}\u2069` : value
  })
}

// Within the isolation they could end it; what stands between them keeps its order without.
const bidiControls = /[\u202a-\u202e\u2066-\u2069]/gu

/** Letters that are written from right to left, and the mark that stands for one. */
const rightToLeft = /[\u0590-\u08ff\u200f\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u
