import { useMemo } from 'react'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import { FacetChoice, FacetChoices } from '../../../spine/results/facet-choices.tsx'
import { PriceFilter } from '../../../spine/results/price-filter.tsx'
import { priceHistogram } from '../../../spine/results/price-histogram.ts'
import type { FilterState } from '../../../spine/results/use-filters.ts'
import {
  type CarFilters,
  type ChoiceName,
  filterCars,
  flagNames,
  leastNames,
} from '../results/car-filters.ts'
import type { CardCar } from '../results/card-car.ts'
import { choiceFacets, flagCount, leastFacets } from '../results/facets.ts'
import { useFilterTexts } from './use-filter-texts.ts'

interface FilterPanelProps extends FilterState<CarFilters> {
  /** All cars that were found, unfiltered. */
  cars: readonly CardCar[]
}

const categories = [
  'mini',
  'economy',
  'compact',
  'intermediate',
  'standard',
  'full_size',
  'premium',
  'luxury',
  'oversize',
  'special',
]

/** Choices of a car itself come first, those of its desk and terms last. */
const ofCar: readonly ChoiceName[] = ['category', 'gearbox', 'fuel']
const ofTerms: readonly ChoiceName[] = ['desk', 'provider', 'pay', 'cover']

/** All filters of the results, each choice with the number of cars that it would leave. */
export function FilterPanel({ cars, filters, change }: FilterPanelProps) {
  const text = useProductTexts()
  const histogram = useMemo(() => priceHistogram(filterCars(cars, filters, 'price')), [cars, filters])
  return (
    <div className="grid gap-6">
      {histogram && (
        <PriceFilter histogram={histogram} value={filters.price} onChange={(price) => change({ price })} />
      )}
      <fieldset>
        <legend className="mb-1 text-sm font-semibold">{text('filters.terms')}</legend>
        {flagNames.map((name) => (
          <FacetChoice
            key={name}
            label={text(`filters.${name}`)}
            count={flagCount(cars, filters, name)}
            checked={filters[name]}
            onChange={(isChosen) => change({ [name]: isChosen })}
          />
        ))}
      </fieldset>
      <Choices names={ofCar} {...{ cars, filters, change }} />
      <Leasts {...{ cars, filters, change }} />
      <Choices names={ofTerms} {...{ cars, filters, change }} />
    </div>
  )
}

function Choices({ names, cars, filters, change }: FilterPanelProps & { names: readonly ChoiceName[] }) {
  const text = useProductTexts()
  const words = useFilterTexts(cars)
  return names.map((name) => {
    const facets = choiceFacets(cars, filters, name, name === 'category' ? categories : [])
    // One value for all cars is no choice.
    if (facets.length < 2 && filters.choices[name].length === 0) return null
    return (
      <FacetChoices
        key={name}
        title={text(`filters.${name}`)}
        facets={facets}
        labelOf={(value) => words.choice(name, value)}
        chosen={filters.choices[name]}
        onChange={(chosen) => change({ choices: { ...filters.choices, [name]: chosen } })}
      />
    )
  })
}

function Leasts({ cars, filters, change }: FilterPanelProps) {
  const text = useProductTexts()
  const words = useFilterTexts(cars)
  return leastNames.map((name) => {
    const chosen = filters[name]
    return (
      <FacetChoices
        key={name}
        title={text(`filters.${name}`)}
        facets={leastFacets(cars, filters, name)}
        labelOf={words[name]}
        chosen={chosen === null ? [] : [chosen]}
        single
        onChange={([value = null]) => change({ [name]: value })}
      />
    )
  })
}
