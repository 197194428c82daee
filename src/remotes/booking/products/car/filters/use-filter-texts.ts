import { usePage } from '@livery/platform'
import { localeOf } from '../../../../../tenant/language.ts'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import { usePriceLabel } from '../../../spine/results/use-price-label.ts'
import type { ChoiceName } from '../results/car-filters.ts'
import type { CardCar } from '../results/card-car.ts'

/** Labels of filter values, in the panel and on chips. `cars` name providers and desks. */
export function useFilterTexts(cars: readonly CardCar[]) {
  const text = useProductTexts()
  const { agency, language } = usePage()
  const locale = localeOf(language, agency)
  const named = {
    provider: (code: string) =>
      cars.find(({ rental }) => rental.provider.code === code)?.rental.provider.name,
    at: (id: string) => cars.find(({ rental }) => rental.pickUp.desk.id === id)?.rental.pickUp.desk.name,
  }
  return {
    choice(name: ChoiceName, value: string): string {
      if (name === 'provider' || name === 'at') return named[name](value) ?? value
      return text([`${prefixes[name]}.${value}`, 'filters.unknown'])
    },
    seats: (count: number) => text('filters.seatsFrom', { count }),
    bags: (count: number) => text('filters.bagsFrom', { count }),
    rated: (rating: number) => text('filters.ratingFrom', { rating: rating.toLocaleString(locale) }),
    price: usePriceLabel(),
  }
}

const prefixes = {
  category: 'category',
  gearbox: 'gearbox',
  fuel: 'fuel',
  desk: 'desk',
  pay: 'pay',
  cover: 'cover.level',
} as const
