import type { BookedStay } from '../../contract/types.ts'
import { useText } from '../../platform/text.ts'
import { nightsOf } from '../../tenant/nights-of.ts'
import { useStayWords } from './use-stay-words.ts'

/** Hotel, rooms, guests, board and dates of what is proposed. */
export function ProposalStay({ stay: booked }: { stay: BookedStay }) {
  const t = useText('shell')
  const words = useStayWords()
  const { hotel, rooms, rate, stay } = booked
  return (
    <>
      <div className="p-5">
        <h2 className="font-brand text-heading wrap-anywhere">{hotel.name}</h2>
        <p className="text-sm text-muted-foreground">
          <bdi>{[hotel.address.line, hotel.address.city].filter(Boolean).join(', ')}</bdi>
        </p>
        <ul className="mt-3 grid gap-1">
          <li className="font-semibold">{words.room(booked)}</li>
          {rooms.map((room, index) => (
            // Rooms have no name but their number.
            // biome-ignore lint/suspicious/noArrayIndexKey: the number is the room
            <li key={index}>
              {rooms.length > 1
                ? t('proposal.roomWith', { number: index + 1, guests: words.guests(room) })
                : words.guests(room)}
            </li>
          ))}
          <li>{t(`proposal.board.${rate.board}`)}</li>
        </ul>
      </div>
      <dl className="grid grid-cols-2 border-t">
        <div className="p-4 ps-5">
          <dt className="text-sm text-muted-foreground">{t('proposal.checkIn')}</dt>
          <dd className="font-bold">{words.at(stay.start)}</dd>
          <dd className="text-sm text-muted-foreground">
            {t('proposal.from', { time: words.time(hotel.checkIn.from) })}
          </dd>
        </div>
        <div className="border-s p-4 pe-5">
          <dt className="text-sm text-muted-foreground">{t('proposal.checkOut')}</dt>
          <dd className="font-bold">{words.at(stay.end)}</dd>
          <dd className="text-sm text-muted-foreground">
            {t('proposal.until', { time: words.time(hotel.checkOut.until) })}
          </dd>
          <dd className="text-sm text-muted-foreground">{t('proposal.nights', { count: nightsOf(stay) })}</dd>
        </div>
      </dl>
    </>
  )
}
