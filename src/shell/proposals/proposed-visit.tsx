import type { BookedVisit } from '../../contract/types.ts'
import { useText } from '../../platform/text.ts'
import { useStayTexts } from './proposal-cost.tsx'
import { ProposedPeriod, ProposedTitle } from './proposed-item.tsx'

/** Activity, option, travellers and time of the proposal. */
export function ProposedVisit({ visit }: { visit: BookedVisit }) {
  const t = useText('shell')
  const words = useStayTexts()
  const { activity, option, slot, units } = visit
  const people = units.reduce((sum, { count, people: each }) => sum + count * each, 0)
  const day = (local: string) => words.at(local.slice(0, 10))
  const time = (local: string) => words.time(local.slice(11, 16))
  const [start] = activity.places
  return (
    <>
      <ProposedTitle title={activity.title} language={activity.contentLanguage} place={activity.city}>
        <li className="font-semibold" lang={activity.contentLanguage}>
          <bdi>{option.title}</bdi>
        </li>
        <li>{t('proposal.people', { count: people })}</li>
        {start && (
          <li>
            {t('proposal.meetingPoint')}: <bdi>{start.name}</bdi>
          </li>
        )}
      </ProposedTitle>
      <ProposedPeriod
        start={{
          term: t('proposal.starts'),
          day: day(slot.start),
          notes: [slot.isAllDay ? t('proposal.from', { time: time(slot.start) }) : time(slot.start)],
        }}
        end={{
          term: t('proposal.ends'),
          day: day(slot.validUntil ?? slot.end),
          notes: [slot.isAllDay ? t('proposal.until', { time: time(slot.end) }) : time(slot.end)],
        }}
      />
    </>
  )
}
