import { directionOf } from '../../../tenant/language.ts'
import { currencyExponent } from '../../../tenant/money/minor-units.ts'
import { clockTime } from '../../../tenant/zoned-time.ts'
import type { Money } from '../../kernel/money/money.ts'
import type { Texts } from '../../kernel/text/texts.ts'
import type { BookingDocument } from './booking-document.ts'
import { type DocumentText, documentTextIn } from './document-text.ts'

/** The texts of one document, and its formats of money, days and times. */
export interface DocumentTexts extends DocumentText {
  isRtl: boolean
  money: (money: Money) => string
  /** A local date, YYYY-MM-DD: with its weekday for appointments, or short. */
  day: (date: string) => string
  shortDay: (date: string) => string
  /** A local time of a date, YYYY-MM-DDTHH:mm:ss. */
  time: (local: string) => string
  /** A moment in the local time of a zone. */
  moment: (at: Date, timeZone: string) => string
  /** A time of day, HH:mm. */
  clock: (time: string) => string
  list: (parts: readonly string[]) => string
  country: (code: string) => string
  /** The name of a time zone on a day, such as 'Central European Time': places have changed their zones. */
  zone: (timeZone: string, day: string) => string
}

/**
 * Returns the texts and formats of documents in a language; a product's own texts (`over`) replace the common ones.
 * Nothing is converted to another time zone: local times stay local.
 */
export function documentTexts(
  { language, locale }: Pick<BookingDocument, 'language' | 'locale'>,
  over?: Texts,
): DocumentTexts {
  const isRtl = directionOf(language) === 'rtl'
  // Made on first use: making a format takes longer than the rest of a mail, which uses one or two.
  const date = (options: Intl.DateTimeFormatOptions) => {
    let format: Intl.DateTimeFormat | null = null
    return (local: string) => {
      format ??= new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
      return format.format(new Date(`${local.length === 10 ? `${local}T00:00:00` : local}Z`))
    }
  }
  const clock = date({ timeStyle: 'short' })
  const time = date({ dateStyle: 'long', timeStyle: 'short' })
  let names: Intl.DisplayNames | null = null
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
      // Between Arabic letters `US$` would turn into `$US`: a direction mark keeps the sign in place.
      return isRtl ? text.replace('$', '$\u200e') : text
    },
    day: date({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' }),
    shortDay: date({ dateStyle: 'medium' }),
    time,
    moment: (at, timeZone) => time(clockTime(at, timeZone)),
    clock: (time) => clock(`2000-01-01T${time}:00`),
    list: (parts) => parts.join(isRtl ? '، ' : ', '),
    country: (code) => {
      names ??= new Intl.DisplayNames(locale, { type: 'region' })
      return names.of(code) ?? code
    },
    zone: (timeZone, day) =>
      new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' })
        .formatToParts(new Date(`${day}T12:00:00Z`))
        .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone,
  }
}
