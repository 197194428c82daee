import { useMemo } from 'react'
import type { FlightSearchCriteria } from '../../../../../tenant/flight-search.ts'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import { FacetChoice, FacetChoices } from '../../../spine/results/facet-choices.tsx'
import { LongChoices } from '../../../spine/results/long-choices.tsx'
import { PriceFilter } from '../../../spine/results/price-filter.tsx'
import { priceHistogram } from '../../../spine/results/price-histogram.ts'
import { flightEntries } from '../results/card-journey.ts'
import { type CountedJourneys, choiceFacets, flagFacet, mostFacets } from '../results/facets.ts'
import { filterJourneys } from '../results/filter-journeys.ts'
import {
  anyHours,
  choiceNames,
  type FlagName,
  type FlightFilters,
  type MostName,
  withHours,
} from '../results/flight-filters.ts'
import { HourFilter } from './hour-filter.tsx'
import { useFilterTexts } from './use-filter-texts.ts'

interface FilterPanelProps extends CountedJourneys {
  criteria: FlightSearchCriteria
  change: (filters: Partial<FlightFilters>) => void
}

const bagFlags: readonly FlagName[] = ['carryOn', 'checkedBag']
const termFlags: readonly FlagName[] = ['changeable', 'refundable']
const otherFlags: readonly FlagName[] = ['noOvernight', 'lowEmissions', 'oneTicket']

/** All filters of the results, each choice with the number of flights that it would leave. */
export function FilterPanel({ criteria, change, ...counted }: FilterPanelProps) {
  const { journeys, filters, step } = counted
  const histogram = useMemo(
    () =>
      priceHistogram(flightEntries(filterJourneys(journeys, filters, 'price'), step).map(({ fare }) => fare)),
    [journeys, filters, step],
  )
  return (
    <div className="grid gap-6">
      <Most name="stops" {...counted} change={change} />
      {histogram && (
        <PriceFilter histogram={histogram} value={filters.price} onChange={(price) => change({ price })} />
      )}
      <Flags title="bags" names={bagFlags} {...counted} change={change} />
      <Flags title="terms" names={termFlags} {...counted} change={change} />
      <Hours {...{ criteria, filters, change }} />
      <Choices {...counted} change={change} />
      <Most name="layover" {...counted} change={change} />
      <Most name="duration" {...counted} change={change} />
      <Flags title="other" names={otherFlags} {...counted} change={change} />
    </div>
  )
}

type PartProps = CountedJourneys & Pick<FilterPanelProps, 'change'>

function Flags({
  title,
  names,
  change,
  ...counted
}: PartProps & { title: string; names: readonly FlagName[] }) {
  const text = useProductTexts()
  const { flags } = counted.filters
  const shown = names.flatMap((name) => {
    const count = flagFacet(counted, name)
    return count === null ? [] : [{ name, count }]
  })
  if (shown.length === 0) return null
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-semibold">{text(`filters.group.${title}`)}</legend>
      {shown.map(({ name, count }) => (
        <FacetChoice
          key={name}
          label={text(`filters.${name}`)}
          count={count}
          checked={flags[name]}
          onChange={(isChosen) => change({ flags: { ...flags, [name]: isChosen } })}
        />
      ))}
    </fieldset>
  )
}

function Most({ name, change, ...counted }: PartProps & { name: MostName }) {
  const text = useProductTexts()
  const words = useFilterTexts()
  const { most } = counted.filters
  const chosen = most[name]
  return (
    <FacetChoices
      title={text(`filters.${name}`)}
      facets={mostFacets(counted, name)}
      labelOf={(value) => words.most(name, value)}
      chosen={chosen === null ? [] : [chosen]}
      single
      onChange={([value = null]) => change({ most: { ...most, [name]: value } })}
    />
  )
}

function Choices({ change, ...counted }: PartProps) {
  const text = useProductTexts()
  const words = useFilterTexts()
  const { choices } = counted.filters
  return choiceNames.map((name) => {
    const facets = choiceFacets(counted, name)
    // One value for all flights is no choice.
    if (facets.length < 2 && choices[name].length === 0) return null
    return (
      <LongChoices
        key={name}
        title={text(`filters.${name}`)}
        facets={facets}
        labelOf={(value) => words.choice(name, value)}
        chosen={choices[name]}
        onChange={(chosen) => change({ choices: { ...choices, [name]: chosen } })}
      />
    )
  })
}

function Hours({ criteria, filters, change }: Pick<FilterPanelProps, 'criteria' | 'filters' | 'change'>) {
  const text = useProductTexts()
  const { hours } = filters
  return criteria.slices.map((slice, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: slices have no identity except their place
    <div key={at} className="grid gap-4">
      {(['departure', 'arrival'] as const).map((end) => (
        <HourFilter
          key={end}
          title={text(`filters.${end}From`, {
            place: end === 'departure' ? slice.from.name : slice.to.name,
          })}
          value={(hours[at] ?? anyHours)[end]}
          onChange={(window) => change({ hours: withHours(hours, at, { [end]: window }) })}
        />
      ))}
    </div>
  ))
}
