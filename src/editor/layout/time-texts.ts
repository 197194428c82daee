import { useTranslation } from 'react-i18next'

export interface TimeTexts {
  /** Isolates a name whose direction may differ from the text's. */
  name: (name: string) => string
  /** A name that a user chose, in quotation marks within a sentence. */
  quoted: (name: string) => string
  /** `4 Dec 2026, 09:00`, on the clocks of a zone; the user's own by default. */
  short: (at: Date, timeZone?: string) => string
  /** `Friday, 4 December 2026 at 09:00`. */
  long: (at: Date, timeZone?: string) => string
  /** `4 Dec 2026`: a day as the settings store it; unchanged if it is no day. */
  day: (written: string) => string
  /** `in 6 days`, `2 hours ago`. */
  distance: (at: Date, now?: Date) => string
}

const steps = [
  ['year', 31_536_000_000],
  ['month', 2_678_400_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1],
] as const

/** Formats moments in the page's language. */
export function useTimeTexts(): TimeTexts {
  const { i18n, t } = useTranslation('editor')
  // The editor's English has days before months, and 24 hours.
  const language = i18n.language === 'en' ? 'en-GB' : i18n.language
  // Otherwise digits and punctuation of a date would take the direction of the text before it.
  const apart = (words: string) => (i18n.dir() === 'rtl' ? `\u2068${words}\u2069` : words)
  const formatIn = (style: 'medium' | 'full') => (at: Date, timeZone?: string) =>
    apart(
      new Intl.DateTimeFormat(language, {
        dateStyle: style,
        timeStyle: 'short',
        ...(timeZone !== undefined && { timeZone }),
      }).format(at),
    )
  return {
    name: apart,
    quoted: (name) => apart(t('name.quoted', { name })),
    short: formatIn('medium'),
    long: formatIn('full'),
    day(written) {
      const at = new Date(written)
      if (Number.isNaN(at.getTime())) return written
      return apart(new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(at))
    },
    distance(at, now = new Date()) {
      const away = at.getTime() - now.getTime()
      const [unit, length] = steps.find(([, one]) => Math.abs(away) >= one) ?? steps[5]
      return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(
        // Seconds are not shown.
        unit === 'second' ? 0 : Math.round(away / length),
        unit,
      )
    },
  }
}
