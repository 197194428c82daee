import { directionOf } from '../../../tenant/language.ts'
import { currencyExponent } from '../../../tenant/money/currency-exponent.ts'
import { clockTime } from '../../../tenant/zoned-time.ts'
import type { Money } from '../../kernel/money/money.ts'
import type { Texts } from '../../kernel/text/texts.ts'
import type { BookingDocument } from './booking-document.ts'
import { type DocumentText, documentTextIn } from './document-text.ts'

/** The words of one document: its texts, and how it writes money, days and times. */
export interface DocumentTexts extends DocumentText {
  isRtl: boolean
  money: (money: Money) => string
  /** A local date, YYYY-MM-DD: with its weekday, as for who is to be there, or short. */
  day: (date: string) => string
  shortDay: (date: string) => string
  /** A local time of a date, YYYY-MM-DDTHH:mm:ss. */
  time: (local: string) => string
  /** A moment by the clocks of a time zone. */
  moment: (at: Date, timeZone: string) => string
  /** A time on a clock, HH:mm. */
  clock: (time: string) => string
  list: (parts: readonly string[]) => string
  country: (code: string) => string
  /** What a time zone is called on a day, as 'Central European Time': places have changed theirs. */
  zone: (timeZone: string, day: string) => string
}

/**
 * Takes a language and how it writes numbers and dates, and gives the words of documents; those of a product (`over`) stand for those of
 * every product. Nothing is put into another time zone: what is local to an item stays so.
 */
export function documentTexts(
  { language, locale }: Pick<BookingDocument, 'language' | 'locale'>,
  over?: Texts,
): DocumentTexts {
  const isRtl = directionOf(language) === 'rtl'
  const date = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
    return (local: string) => format.format(new Date(`${local.length === 10 ? `${local}T00:00:00` : local}Z`))
  }
  const clock = date({ timeStyle: 'short' })
  const time = date({ dateStyle: 'long', timeStyle: 'short' })
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  return {
    ...documentTextIn(language, over),
    isRtl,
    money: ({ amount, currency }) => {
      const digits = currencyExponent(currency)
      const format = new Intl.NumberFormat(locale, {
        style: 'currency',
        currency,
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      })
      const text = format.format(amount / 10 ** digits)
      // Among Arabic letters `US$` would turn into `$US`: a mark keeps its sign on its side.
      return isRtl ? text.replace('$', '$\u200e') : text
    },
    day: date({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' }),
    shortDay: date({ dateStyle: 'medium' }),
    time,
    moment: (at, timeZone) => time(clockTime(at, timeZone)),
    clock: (time) => clock(`2000-01-01T${time}:00`),
    list: (parts) => parts.join(isRtl ? '، ' : ', '),
    country: (code) => names.of(code) ?? code,
    zone: (timeZone, day) =>
      new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' })
        .formatToParts(new Date(`${day}T12:00:00Z`))
        .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone,
  }
}
