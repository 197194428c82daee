import type { Rental, RentalHandover } from '../../../../../contract/types.ts'
import { useLocalTime } from '../../../spine/formatting/use-local-time.ts'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import { GuestScore } from '../../../spine/results/guest-score.tsx'
import { DeskHours } from '../cards/desk-hours.tsx'
import { useDeskWords } from '../cards/desk-line.tsx'
import { DeskPlaces } from '../cards/desk-places.tsx'
import { FactLine } from '../cards/fact-line.tsx'

/** Both desks of a rental with their addresses and hours, and where they are. */
export function DeskSection({ rental }: { rental: Rental }) {
  const text = useProductTexts()
  const { pickUp, dropOff } = rental
  const isOne = pickUp.desk.id === dropOff.desk.id
  const map = (
    <div className="h-72 md:h-full md:min-h-72">
      <DeskPlaces rental={rental} />
    </div>
  )
  return (
    <section aria-labelledby="desks-title" id="desks" className="scroll-mt-3">
      <h2 id="desks-title" className="font-brand text-heading">
        {text(isOne ? 'desk.one' : 'desk.both')}
      </h2>
      <div className="mt-4 grid gap-4 md:grid-cols-2">
        {isOne ? (
          <DeskCard title={text('desk.pickUpAndDropOff')} handovers={[pickUp, dropOff]} />
        ) : (
          <>
            <DeskCard title={text('rental.pickUp')} handovers={[pickUp]} />
            <DeskCard title={text('rental.dropOff')} handovers={[dropOff]} />
          </>
        )}
        {isOne && map}
      </div>
      {!isOne && <div className="mt-4">{map}</div>}
    </section>
  )
}

interface DeskCardProps {
  title: string
  handovers: readonly [RentalHandover, ...RentalHandover[]]
}

function DeskCard({ title, handovers }: DeskCardProps) {
  const text = useProductTexts()
  const wordsOf = useDeskWords()
  const { weekday } = useLocalTime()
  const [{ desk }] = handovers
  const isOutOfHours = handovers.some((one) => one.isOutOfHours)
  return (
    <div className="rounded-xl border bg-card p-5">
      <p className="text-sm font-semibold text-muted-foreground">{title}</p>
      <h3 className="mt-1 text-lg leading-snug font-bold">
        <bdi>{desk.name}</bdi>
      </h3>
      <ul className="mt-3 grid gap-1.5 text-[0.9375rem]">
        {handovers.map(({ at }) => (
          <FactLine key={at} icon="clock" variant="main">
            {weekday(at)}
          </FactLine>
        ))}
        <FactLine icon="key">{wordsOf(desk)}</FactLine>
        <FactLine icon="place">
          <bdi>{desk.address}</bdi>
        </FactLine>
        {desk.phone && (
          <FactLine icon="phone">
            <a
              className="text-link underline underline-offset-3"
              href={`tel:${desk.phone.replace(/[^+\d]/g, '')}`}
            >
              <bdi dir="ltr">{desk.phone}</bdi>
            </a>
          </FactLine>
        )}
        {isOutOfHours && (
          <FactLine icon="alert" variant="few">
            {text('desk.outOfHours')}
          </FactLine>
        )}
      </ul>
      <div className="mt-3">
        <GuestScore rating={desk.rating} reviews={desk.reviewCount} />
      </div>
      {desk.hours && <DeskHours hours={desk.hours} />}
    </div>
  )
}
