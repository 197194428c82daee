import { usePage } from '@livery/platform'
import type { ActivityOffer } from '../../../../../contract/types.ts'
import { localeOf } from '../../../../../tenant/language.ts'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import { useLanguageName } from './use-language-name.ts'

const HOUR = 60
const DAY = 24 * HOUR

/** Texts about an activity that cards, pages and bookings share. */
export function useVisitTexts() {
  const text = useProductTexts()
  const { agency, language } = usePage()
  const languageName = useLanguageName()
  const list = new Intl.ListFormat(localeOf(language, agency), { style: 'short', type: 'conjunction' })
  const minutes = (count: number): string => {
    if (count >= DAY && count % DAY === 0) return text('duration.days', { count: count / DAY })
    if (count < HOUR) return text('duration.minutes', { count })
    const [hours, rest] = [Math.floor(count / HOUR), count % HOUR]
    const whole = text('duration.hours', { count: hours })
    return rest === 0
      ? whole
      : text('duration.both', { hours: whole, minutes: text('duration.minutes', { count: rest }) })
  }
  return {
    /** A duration: `2 hours 30 minutes`, `1 hour to 3 hours`. */
    duration: ({ from, to }: ActivityOffer['duration']) =>
      from === to ? minutes(from) : text('duration.range', { from: minutes(from), to: minutes(to) }),
    /** A time before something: `24 hours`, `3 days`. */
    before: (hours: number) => minutes(hours * HOUR),
    /** The languages of guides in one line: `English, French`. */
    languages: (languages: ActivityOffer['languages']) =>
      list.format([...new Set(languages.map((one) => one.language))].map(languageName)),
  }
}
