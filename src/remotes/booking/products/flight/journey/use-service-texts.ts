import type { FlightAnswer, FlightService } from '../../../../../contract/types.ts'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import { useAmounts } from '../../../spine/price/amount.tsx'
import { endsOf } from '../results/itinerary-facts.ts'

type Named = Pick<FlightService, 'kind' | 'code' | 'label' | 'kilograms'>

/** Names a service: the pages' own word for its code, otherwise the supplier's. */
export function useServiceName(): (service: Named) => string {
  const text = useProductTexts()
  return ({ kind, code, label, kilograms }) => {
    if (code !== undefined)
      return text([`serviceCode.${code}`, 'serviceCode.other'], { label: label ?? code })
    const name = label ?? text(`service.${kind}`)
    return kilograms === undefined ? name : text('bag.weighing', { bags: name, weight: kilograms })
  }
}

/** Writes what services are for and what they cost. */
export function useServiceTexts({ itineraries }: Pick<FlightAnswer, 'itineraries'>) {
  const text = useProductTexts()
  const write = useAmounts()
  const nameOf = useServiceName()
  return {
    label: nameOf,
    /** False if the kind says it all. */
    hasLabel: ({ code, label, kilograms }: Named) =>
      code !== undefined || label !== undefined || kilograms !== undefined,
    /** Which slices it is for; null for the only one. */
    slices({ slices }: FlightService): string | null {
      if (itineraries.length === 1) return null
      if (slices.length === itineraries.length) return text('service.wholeJourney')
      return slices
        .map((slice) => {
          const itinerary = itineraries[slice]
          if (!itinerary) return ''
          const { departure, arrival } = endsOf(itinerary)
          return `${departure.airport} → ${arrival.airport}`
        })
        .join(', ')
    },
    price({ price, sizeCm, refund }: FlightService): string {
      return [
        price && (price.amount === 0 ? text('service.free') : write(price.amount, price.currency)),
        sizeCm !== undefined && text('service.size', { size: sizeCm }),
        refund && text('service.refund', { amount: write(refund.amount, refund.currency) }),
      ]
        .filter((part) => typeof part === 'string')
        .join(' · ')
    },
    fewer: (what: string) => text('service.fewer', { what }),
    more: (what: string) => text('service.more', { what }),
  }
}
