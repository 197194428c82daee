import type { BookedRental } from '../../contract/types.ts'
import { useText } from '../../platform/text.ts'
import { useStayTexts } from './proposal-cost.tsx'
import { ProposedPeriod, ProposedTitle } from './proposed-item.tsx'

/** Car, provider, desks and times of the proposal. */
export function ProposedRental({ rental: { rental } }: { rental: BookedRental }) {
  const t = useText('shell')
  const words = useStayTexts()
  const { vehicle, provider, pickUp, dropOff, days } = rental
  const end = ({ at, desk }: typeof pickUp) => ({
    day: words.at(at.slice(0, 10)),
    notes: [words.time(at.slice(11, 16)), desk.name],
  })
  return (
    <>
      <ProposedTitle title={t('proposal.orSimilar', { model: vehicle.model })} place={provider.name}>
        <li className="font-semibold">{t('proposal.days', { count: days })}</li>
        <li>{t('proposal.driverAge', { count: rental.driverAge })}</li>
      </ProposedTitle>
      <ProposedPeriod
        start={{ term: t('proposal.pickUp'), ...end(pickUp) }}
        end={{ term: t('proposal.dropOff'), ...end(dropOff) }}
      />
    </>
  )
}
