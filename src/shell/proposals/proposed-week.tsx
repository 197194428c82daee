import type { BookedWeek } from '../../contract/types.ts'
import { useText } from '../../platform/text.ts'
import { useStayTexts } from './proposal-cost.tsx'
import { ProposedPeriod, ProposedTitle } from './proposed-item.tsx'

/** Resort, unit, people and days of the proposal. */
export function ProposedWeek({ week: booked }: { week: BookedWeek }) {
  const t = useText('shell')
  const words = useStayTexts()
  const { resort, unit, week, people, rules } = booked
  return (
    <>
      <ProposedTitle title={resort.name} place={[resort.place, resort.subregion.name].join(', ')}>
        <li className="font-semibold">{unit.name}</li>
        <li>{t('proposal.people', { count: people })}</li>
      </ProposedTitle>
      <ProposedPeriod
        start={{
          term: t('proposal.checkIn'),
          day: words.at(week.checkIn),
          notes: [t('proposal.from', { time: words.time(rules.checkInFrom) })],
        }}
        end={{
          term: t('proposal.checkOut'),
          day: words.at(week.checkOut),
          notes: [
            t('proposal.until', { time: words.time(rules.checkOutBy) }),
            t('proposal.nights', { count: week.nights }),
          ],
        }}
      />
    </>
  )
}
