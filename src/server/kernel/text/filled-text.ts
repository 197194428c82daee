import type { LanguageCode } from '../../../contract/types.ts'
import { directionOf } from '../../../tenant/language.ts'
import { oneLine } from './one-line.ts'

/**
 * Fills the placeholders of a text in a language. Values are isolated if they may run in the other direction, which
 * would reorder their neighbours. Line breaks in values become spaces, so that none reaches a header.
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

// These could end the isolation; the text between them keeps its order without them.
const bidiControls = /[\u202a-\u202e\u2066-\u2069]/gu

/** Right-to-left letters, and the mark that represents one. */
const rightToLeft = /[\u0590-\u08ff\u200f\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u
