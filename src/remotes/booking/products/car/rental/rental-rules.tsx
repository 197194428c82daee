import type { BookedRental, CarRate, Rental } from '../../../../../contract/types.ts'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import { FactLine } from '../cards/fact-line.tsx'
import { DepositLine, MileageLine } from '../cards/rental-terms.tsx'

/** What the price includes, with mileage and fuel. */
export function IncludedSection({ rental }: { rental: Rental }) {
  const text = useProductTexts()
  return (
    <section aria-labelledby="included-title">
      <h2 id="included-title" className="font-brand text-heading">
        {text('included.title')}
      </h2>
      <ul className="mt-4 grid gap-2 sm:grid-cols-2">
        {rental.included
          // The distance has its own line.
          .filter((one) => one !== 'unlimited_mileage')
          .map((one) => (
            <FactLine key={one} icon="check" variant="good">
              {text(`included.${one}`)}
            </FactLine>
          ))}
        <MileageLine mileage={rental.mileage} />
        <FactLine icon="fuel">{text(`fuelPolicy.${rental.fuelPolicy}`)}</FactLine>
      </ul>
    </section>
  )
}

/** What the driver has to bring to the desk, and who may drive. */
export function BringSection({ rental, cover }: { rental: Rental; cover: CarRate['cover'] }) {
  const text = useProductTexts()
  return (
    <section aria-labelledby="bring-title" id="bring" className="scroll-mt-3">
      <h2 id="bring-title" className="font-brand text-heading">
        {text('bring.title')}
      </h2>
      <BringList rental={rental} cover={cover} className="mt-4 grid gap-2 sm:grid-cols-2" />
    </section>
  )
}

interface BringListProps extends Pick<BookedRental, 'rental' | 'cover'> {
  className: string
  /** False if the page names the card apart. */
  hasCard?: boolean
}

/** Licence, cards, deposit and ages, as a list. */
export function BringList({ rental, cover, className, hasCard = true }: BringListProps) {
  const text = useProductTexts()
  const { acceptedCards, minimumAge, maximumAge, licenceYears = 0 } = rental
  const takesDebit = acceptedCards.includes('debit')
  return (
    <ul className={className}>
      {hasCard && (
        <FactLine icon="card" variant="main">
          {text(takesDebit ? 'bring.anyCard' : 'bring.creditCard')}
        </FactLine>
      )}
      {hasCard && !takesDebit && <FactLine icon="alert">{text('bring.noDebit')}</FactLine>}
      <DepositLine cover={cover} />
      <FactLine icon="person">
        {licenceYears > 0 ? text('bring.licenceYears', { count: licenceYears }) : text('bring.licence')}
      </FactLine>
      <FactLine icon="person">
        {maximumAge === undefined
          ? text('bring.minimumAge', { age: minimumAge })
          : text('bring.ages', { from: minimumAge, to: maximumAge })}
      </FactLine>
      <FactLine icon="key">{text('bring.voucher')}</FactLine>
    </ul>
  )
}
