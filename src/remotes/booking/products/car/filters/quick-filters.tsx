import { Icon } from '../../../../../ui/icon.tsx'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import type { FilterState } from '../../../spine/results/use-filters.ts'
import type { CarFilters } from '../results/car-filters.ts'
import type { CardCar } from '../results/card-car.ts'
import { flagCount } from '../results/facets.ts'

interface QuickFiltersProps extends FilterState<CarFilters> {
  cars: readonly CardCar[]
}

/** Filters that most drivers want, as one press each above the list. */
export function QuickFilters({ cars, filters, change }: QuickFiltersProps) {
  const text = useProductTexts()
  const quick = [
    {
      name: 'freeCancellation',
      isOn: filters.freeCancellation,
      press: (isOn: boolean) => change({ freeCancellation: isOn }),
      left: () => flagCount(cars, filters, 'freeCancellation'),
    },
    {
      name: 'unlimited',
      isOn: filters.unlimited,
      press: (isOn: boolean) => change({ unlimited: isOn }),
      left: () => flagCount(cars, filters, 'unlimited'),
    },
    {
      name: 'automatic',
      isOn: filters.choices.gearbox.includes('automatic'),
      press: (isOn: boolean) =>
        change({ choices: { ...filters.choices, gearbox: isOn ? ['automatic'] : [] } }),
      left: () => cars.filter(({ rental }) => rental.vehicle.transmission === 'automatic').length,
    },
    {
      name: 'electric',
      isOn: filters.choices.fuel.includes('electric'),
      press: (isOn: boolean) => change({ choices: { ...filters.choices, fuel: isOn ? ['electric'] : [] } }),
      left: () => cars.filter(({ rental }) => rental.vehicle.fuel === 'electric').length,
    },
  ]
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{text('filters.quick')}</legend>
      <div className="-mx-1 flex gap-2 overflow-x-auto px-1 py-1 scrollbar-none">
        {quick
          .filter(({ isOn, left }) => isOn || left() > 0)
          .map(({ name, isOn, press }) => (
            <button
              key={name}
              type="button"
              aria-pressed={isOn}
              onClick={() => press(!isOn)}
              className="flex min-h-11 shrink-0 items-center gap-1.5 rounded-full border border-input bg-card px-4 text-sm font-semibold whitespace-nowrap hover:border-brand-edge aria-pressed:border-brand-edge aria-pressed:bg-accent aria-pressed:text-accent-foreground"
            >
              {isOn && <Icon name="check" className="size-4" />}
              {text(`filters.${name}`)}
            </button>
          ))}
      </div>
    </fieldset>
  )
}
