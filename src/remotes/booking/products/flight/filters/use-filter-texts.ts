import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import { useFlightPieces } from '../cards/flight-pieces.tsx'
import { useFlightTexts } from '../cards/use-flight-texts.ts'
import type { ChoiceName, HourWindow, MostName } from '../results/flight-filters.ts'

/** Labels of filter values, in the panel and on chips. */
export function useFilterTexts() {
  const text = useProductTexts()
  const write = useFlightTexts()
  const { airlineName, airportName } = useFlightPieces()
  const hour = (value: number) => write.time(`2000-01-01T${String(value % 24).padStart(2, '0')}:00`)
  return {
    choice: (name: ChoiceName, value: string) =>
      name === 'airlines' ? airlineName(value) : airportName(value),
    most(name: MostName, value: number): string {
      if (name !== 'stops') return text('filters.hoursMost', { count: value })
      return value === 0 ? text('slice.nonstop') : text('filters.stopsMost', { count: value })
    },
    hours: ({ from, until }: HourWindow) =>
      text('filters.between', {
        from: hour(from),
        to: until === 24 ? text('filters.midnight') : hour(until),
      }),
    hour,
  }
}
