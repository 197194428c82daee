import { type ReactNode, useId, useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Deferred } from '../../../../ui/deferred.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { moreIconPaths } from '../../../../ui/more-icon-paths.ts'
import { Select } from '../../../../ui/select.tsx'
import { useProductTexts } from '../formatting/use-product-texts.ts'

interface ResultsToolsProps<Sort extends string> {
  /** Number of offers that pass the filters, and of filters that are chosen. */
  count: number
  chosen: number
  onClear: () => void
  sort: Sort
  sorts: readonly Sort[]
  onSort: (sort: Sort) => void
  /** Both omitted for results without a map. */
  view?: 'list' | 'map'
  onView?: (view: 'list' | 'map') => void
  /** The product's filters, for the drawer. */
  children: () => ReactNode
}

const loadDrawer = async () => (await import('./filter-drawer.tsx')).FilterDrawer

/** Controls above the results; the filter button appears if the filters have no column. */
export function ResultsTools<Sort extends string>(props: ResultsToolsProps<Sort>) {
  const { count, chosen, onClear, sort, sorts, onSort, view = 'list', onView, children } = props
  const text = useProductTexts()
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-3 @min-[60rem]/board:mt-0 @min-[60rem]/board:shrink-0">
      <div className="flex flex-wrap items-center gap-3 max-sm:w-full">
        <Button
          variant="outline"
          className="max-sm:flex-1 @min-[74rem]/board:hidden"
          aria-haspopup="dialog"
          onClick={() => {
            setIsOpen(true)
            setWasOpen(true)
          }}
        >
          <Icon path={moreIconPaths.settings} className="size-4.5" />
          {text('filters.title')}
          {chosen > 0 && (
            <span className="rounded-full bg-primary px-1.5 text-xs text-primary-foreground tabular-nums">
              {chosen}
            </span>
          )}
        </Button>
        {onView && <ViewSwitch view={view} onView={onView} />}
      </div>
      <SortSelect {...{ sort, sorts, onSort }} />
      {wasOpen && (
        <Deferred load={loadDrawer} meanwhile={null}>
          {(FilterDrawer) => (
            <FilterDrawer {...{ count, onClear }} open={isOpen} onClose={() => setIsOpen(false)}>
              {children()}
            </FilterDrawer>
          )}
        </Deferred>
      )}
    </div>
  )
}

/** Switches between list and map, if the window has no room for both. */
function ViewSwitch({ view, onView }: Required<Pick<ResultsToolsProps<string>, 'view' | 'onView'>>) {
  const text = useProductTexts()
  return (
    <fieldset className="flex max-sm:flex-1 rounded-control border border-input bg-card p-0.5 lg:hidden">
      <legend className="sr-only">{text('view.label')}</legend>
      {(['list', 'map'] as const).map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={view === one}
          onClick={() => onView(one)}
          className="min-h-10 flex-1 rounded-control px-4 text-sm font-semibold text-muted-foreground aria-pressed:bg-accent aria-pressed:text-accent-foreground"
        >
          {text(`view.${one}`)}
        </button>
      ))}
    </fieldset>
  )
}

/** Selects the order of the results. */
function SortSelect<Sort extends string>({
  sort,
  sorts,
  onSort,
}: Pick<ResultsToolsProps<Sort>, 'sort' | 'sorts' | 'onSort'>) {
  const text = useProductTexts()
  const id = useId()
  return (
    <div className="flex items-center gap-3 max-sm:w-full">
      <label htmlFor={id} className="text-sm text-muted-foreground max-sm:sr-only">
        {text('sort.label')}
      </label>
      <Select
        id={id}
        className="max-sm:flex-1"
        value={sort}
        onChange={({ target }) => onSort(sorts.find((one) => one === target.value) ?? sort)}
      >
        {sorts.map((one) => (
          <option key={one} value={one}>
            {text(`sort.${one as string}`)}
          </option>
        ))}
      </Select>
    </div>
  )
}
