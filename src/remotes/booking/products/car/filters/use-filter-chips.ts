import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import { chipOf, type FilterChip, without } from '../../../spine/results/filter-chips.tsx'
import { anyPrice } from '../../../spine/results/price-histogram.ts'
import { type CarFilters, choiceNames, flagNames, leastNames } from '../results/car-filters.ts'
import type { CardCar } from '../results/card-car.ts'
import { useFilterTexts } from './use-filter-texts.ts'

/** Returns one chip for each chosen filter value. */
export function useFilterChips(
  cars: readonly CardCar[],
  filters: CarFilters,
  currency: string,
): FilterChip<CarFilters>[] {
  const text = useProductTexts()
  const words = useFilterTexts(cars)
  const { price, choices } = filters
  const chip = chipOf<CarFilters>
  return [
    ...chip(price.from !== null || price.to !== null, () => words.price(price, currency), {
      price: anyPrice,
    }),
    ...flagNames.flatMap((name) => chip(filters[name], () => text(`filters.${name}`), { [name]: false })),
    ...leastNames.flatMap((name) =>
      chip(filters[name] !== null, () => words[name](filters[name] ?? 0), { [name]: null }),
    ),
    ...choiceNames.flatMap((name) =>
      choices[name].map((value: string) => ({
        label: words.choice(name, value),
        without: { choices: { ...choices, [name]: without<string>(choices[name], value) } },
      })),
    ),
  ]
}
