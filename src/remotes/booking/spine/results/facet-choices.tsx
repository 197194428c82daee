import type { ReactNode } from 'react'
import { Checkbox } from '../../../../ui/checkbox.tsx'

/** A value of a filter and the number of results that it would leave, with the other filters as they are. */
export interface Facet<Value> {
  value: Value
  count: number
}

interface FacetChoiceProps {
  label: ReactNode
  count: number
  checked: boolean
  onChange: (checked: boolean) => void
}

/** A checkbox with the number of results it leaves; disabled if there would be none. */
export function FacetChoice({ label, count, checked, onChange }: FacetChoiceProps) {
  return (
    <Checkbox
      className="py-1.5 text-[0.9375rem] [&>span:last-child]:flex-1"
      label={
        <span className="flex items-baseline justify-between gap-3 font-normal">
          <span>{label}</span>
          <span className="text-sm text-muted-foreground tabular-nums">{count}</span>
        </span>
      }
      checked={checked}
      disabled={count === 0 && !checked}
      onChange={({ target }) => onChange(target.checked)}
    />
  )
}

export interface FacetChoicesProps<Value> {
  title: string
  facets: readonly Facet<Value>[]
  labelOf: (value: Value) => ReactNode
  chosen: readonly Value[]
  /** True if only one can be chosen, so that another replaces it. */
  single?: boolean
  onChange: (chosen: Value[]) => void
}

/** The choices of one filter. */
export function FacetChoices<Value extends string | number>(props: FacetChoicesProps<Value>) {
  const { title, facets, labelOf, chosen, single, onChange } = props
  if (facets.length === 0) return null
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-semibold">{title}</legend>
      {facets.map(({ value, count }) => (
        <FacetChoice
          key={value}
          label={labelOf(value)}
          count={count}
          checked={chosen.includes(value)}
          onChange={(isChosen) => {
            const others = single ? [] : chosen.filter((one) => one !== value)
            onChange(isChosen ? [...others, value] : others)
          }}
        />
      ))}
    </fieldset>
  )
}
