import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import { chipOf, type FilterChip, without } from '../../../spine/results/filter-chips.tsx'
import { anyPrice } from '../../../spine/results/price-histogram.ts'
import { usePriceLabel } from '../../../spine/results/use-price-label.ts'
import {
  anyHour,
  choiceNames,
  type FlightFilters,
  flagNames,
  isAnyHour,
  mostNames,
  withHours,
} from '../results/flight-filters.ts'
import { useFilterTexts } from './use-filter-texts.ts'

/** Returns one chip for each chosen filter value. */
export function useFilterChips(filters: FlightFilters, currency: string): FilterChip<FlightFilters>[] {
  const text = useProductTexts()
  const words = useFilterTexts()
  const priceLabel = usePriceLabel()
  const { price, flags, choices, most, hours } = filters
  const chip = chipOf<FlightFilters>
  return [
    ...mostNames.flatMap((name) =>
      chip(most[name] !== null, () => `${text(`filters.${name}`)}: ${words.most(name, most[name] ?? 0)}`, {
        most: { ...most, [name]: null },
      }),
    ),
    ...chip(price.from !== null || price.to !== null, () => priceLabel(price, currency), { price: anyPrice }),
    ...flagNames.flatMap((name) =>
      chip(flags[name], () => text(`filters.${name}`), { flags: { ...flags, [name]: false } }),
    ),
    ...hours.flatMap((slice, at) =>
      (['departure', 'arrival'] as const).flatMap((end) =>
        chip(
          !isAnyHour(slice[end]),
          () => `${text(`filters.${end}`, { number: at + 1 })}: ${words.hours(slice[end])}`,
          { hours: withHours(hours, at, { [end]: anyHour }) },
        ),
      ),
    ),
    ...choiceNames.flatMap((name) =>
      choices[name].map((value) => ({
        label: words.choice(name, value),
        without: { choices: { ...choices, [name]: without(choices[name], value) } },
      })),
    ),
  ]
}
