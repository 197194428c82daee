import type { BookedStay } from '../../contract/types.ts'
import { useText } from '../../platform/text.ts'
import { countNights } from '../../tenant/calendar-days.ts'
import { useStayTexts } from './proposal-cost.tsx'
import { ProposedPeriod, ProposedTitle } from './proposed-item.tsx'

/** Hotel, rooms, guests, board and dates of the proposal. */
export function ProposedStay({ stay: booked }: { stay: BookedStay }) {
  const t = useText('shell')
  const words = useStayTexts()
  const { hotel, rooms, rate, stay } = booked
  return (
    <>
      <ProposedTitle
        title={hotel.name}
        place={[hotel.address.line, hotel.address.city].filter(Boolean).join(', ')}
      >
        <li className="font-semibold">{words.room(booked)}</li>
        {rooms.map((room, index) => (
          // Rooms have no name but their number.
          // biome-ignore lint/suspicious/noArrayIndexKey: the index is the room number
          <li key={index}>
            {rooms.length > 1
              ? t('proposal.roomWith', { number: index + 1, guests: words.guests(room) })
              : words.guests(room)}
          </li>
        ))}
        <li>{t(`proposal.board.${rate.board}`)}</li>
      </ProposedTitle>
      <ProposedPeriod
        start={{
          term: t('proposal.checkIn'),
          day: words.at(stay.start),
          notes: [t('proposal.from', { time: words.time(hotel.checkIn.from) })],
        }}
        end={{
          term: t('proposal.checkOut'),
          day: words.at(stay.end),
          notes: [
            t('proposal.until', { time: words.time(hotel.checkOut.until) }),
            t('proposal.nights', { count: countNights(stay) }),
          ],
        }}
      />
    </>
  )
}
