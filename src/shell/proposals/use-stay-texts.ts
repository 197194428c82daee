import type { BookedStay } from '../../contract/types.ts'
import { formatMoney } from '../../platform/money.tsx'
import { usePage } from '../../platform/page.tsx'
import { useText } from '../../platform/text.ts'
import { localeOf } from '../../tenant/language.ts'
import { localTime, timeOfDay, trustedNow } from '../../tenant/local-time.ts'
import { majorUnits } from '../../tenant/money/minor-units.ts'

/**
 * Returns formatters for amounts (minor units), local times of the property, rooms and guests in the page's language.
 */
export function useStayTexts() {
  const t = useText('shell')
  const { agency, language, today } = usePage()
  const locale = localeOf(language, agency)
  const list = new Intl.ListFormat(locale, { style: 'narrow', type: 'unit' })
  return {
    locale,
    now: () => trustedNow(today, Date.now()),
    money: (amount: number, currency: string) =>
      formatMoney(majorUnits(amount, currency), currency, locale, false),
    at: (local: string) => localTime(local, locale, today),
    time: (clock: string) => timeOfDay(clock, locale),
    room({ room: { kind, view }, rooms }: Pick<BookedStay, 'room' | 'rooms'>) {
      const name = t(`proposal.room.${kind}`)
      const room =
        view === 'none'
          ? name
          : t('proposal.room.withView', { room: name, view: t(`proposal.roomView.${view}`) })
      return t('proposal.rooms', { count: rooms.length, room })
    },
    guests({ adults, childAges = [] }: BookedStay['rooms'][number]) {
      const ages = list.format(childAges.map(String))
      return [
        t('proposal.adults', { count: adults }),
        ...(childAges.length > 0 ? [t('proposal.children', { count: childAges.length, ages })] : []),
      ].join(' · ')
    },
  }
}
