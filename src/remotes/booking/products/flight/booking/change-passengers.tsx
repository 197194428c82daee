import { useState } from 'react'
import type { FlightPassenger } from '../../../../../contract/types.ts'
import { Checkbox } from '../../../../../ui/checkbox.tsx'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import type { ItemProps } from '../../../spine/product/product-view.ts'
import type { JourneyChange } from './journey-change.ts'
import { readJourney } from './read-journey.ts'

interface ChangePassengersProps extends ItemProps {
  /** By the position of the passenger. */
  names: readonly string[]
  onChange: (change: JourneyChange) => void
}

/** Who does not travel, if the airline cancels a part of the booking; otherwise why it is not possible. */
export function ChangePassengers({ item, names, onChange }: ChangePassengersProps) {
  const text = useProductTexts()
  const [without, setWithout] = useState<readonly number[]>([])
  const { passengers, allowsPartialCancellation } = readJourney(item)
  if (!allowsPartialCancellation)
    return <p className="rounded-xl border border-dashed p-4">{text('change.onlyWhole')}</p>
  function choose(next: readonly number[]) {
    setWithout(next)
    onChange(next.length > 0 ? { without: [...next] } : null)
  }
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-semibold">{text('change.without')}</legend>
      {names.map((name, index) => {
        const isLeaving = without.includes(index)
        const mustStay = !isLeaving && !canTravel(passengers, [...without, index])
        return (
          <Checkbox
            // biome-ignore lint/suspicious/noArrayIndexKey: passengers have no identity except their place
            key={index}
            label={name}
            hint={mustStay && text('change.mustStay')}
            checked={isLeaving}
            disabled={mustStay}
            onChange={() => choose(isLeaving ? without.filter((one) => one !== index) : [...without, index])}
          />
        )
      })}
    </fieldset>
  )
}

/** Whether the others can travel without these: with an adult, and one for each infant. */
function canTravel(passengers: readonly FlightPassenger[], without: readonly number[]): boolean {
  const staying = passengers.filter((_, index) => !without.includes(index))
  const count = (type: FlightPassenger['type']) => staying.filter((one) => one.type === type).length
  return count('adult') > 0 && count('infant') <= count('adult')
}
