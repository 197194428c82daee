import type { FlightPassenger } from '../../../../../contract/types.ts'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'

/** Names the passengers before they have names: adults by number, children and infants by age. */
export function usePassengerNames(): (passengers: readonly FlightPassenger[]) => string[] {
  const text = useProductTexts()
  return (passengers) =>
    passengers.map(({ type, age = 0 }, at) => {
      const number = passengers.slice(0, at + 1).filter((one) => one.type === type).length
      return type === 'adult'
        ? text('passenger.adult', { number })
        : text(`passenger.${type}`, { number, count: age })
    })
}
