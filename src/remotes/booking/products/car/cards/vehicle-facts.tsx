import { usePage } from '@livery/platform'
import type { Vehicle } from '../../../../../contract/types.ts'
import { localeOf } from '../../../../../tenant/language.ts'
import { classNames } from '../../../../../ui/class-names.ts'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import { FactLine } from './fact-line.tsx'

/** Returns the words of a car's class: its category and its body, from the decoded ACRISS code. */
export function useClassName(): (vehicle: Pick<Vehicle, 'category' | 'isElite' | 'body'>) => string {
  const text = useProductTexts()
  return ({ category, isElite, body }) => {
    const name = text(`category.${category}`)
    const size = isElite ? text('category.elite', { category: name }) : name
    return text('category.withBody', { category: size, body: text(`body.${body}`) })
  }
}

/** Returns a car's name as it is rented: an example, not a promise. */
export function useModelName(): (vehicle: Pick<Vehicle, 'model'>) => string {
  const text = useProductTexts()
  return ({ model }) => text('vehicle.orSimilar', { model: `\u2068${model}\u2069` })
}

/** Writes kilometres in the page's language. */
export function useKilometres(): (km: number) => string {
  const { agency, language } = usePage()
  const format = new Intl.NumberFormat(localeOf(language, agency), { style: 'unit', unit: 'kilometer' })
  return (km) => format.format(km)
}

interface VehicleFactsProps {
  vehicle: Vehicle
  className?: string
}

/** Seats, bags, doors, gearbox, fuel and air conditioning of a car. */
export function VehicleFacts({ vehicle, className }: VehicleFactsProps) {
  const text = useProductTexts()
  const km = useKilometres()
  const { seats, largeBags, smallBags, doors, transmission, drive, fuel, hasAirConditioning, rangeKm } =
    vehicle
  const bags = [
    ...(largeBags > 0 ? [text('vehicle.largeBags', { count: largeBags })] : []),
    ...(smallBags > 0 ? [text('vehicle.smallBags', { count: smallBags })] : []),
  ]
  return (
    <ul className={classNames('grid grid-cols-2 gap-x-4 gap-y-1 text-sm', className)}>
      <FactLine icon="guests">{text('vehicle.seats', { count: seats })}</FactLine>
      <FactLine icon="gearbox">
        {text(`gearbox.${transmission}`)}
        {drive !== 'unspecified' && `, ${text(`drive.${drive}`)}`}
      </FactLine>
      {bags.length > 0 && <FactLine icon="bag">{bags.join(', ')}</FactLine>}
      {doors > 0 && <FactLine icon="door">{text('vehicle.doors', { count: doors })}</FactLine>}
      {fuel !== 'unspecified' && (
        <FactLine icon={fuel === 'electric' ? 'electric' : 'fuel'}>
          {text(`fuel.${fuel}`)}
          {rangeKm !== undefined && ` · ${text('vehicle.range', { distance: km(rangeKm) })}`}
        </FactLine>
      )}
      <FactLine icon="air" variant={hasAirConditioning ? 'plain' : 'quiet'}>
        {text(hasAirConditioning ? 'vehicle.air' : 'vehicle.noAir')}
      </FactLine>
    </ul>
  )
}
