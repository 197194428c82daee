import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import type { DataTableTexts } from './table-model.ts'

interface SelectionBarProps {
  texts: DataTableTexts
  /** The number of selected rows. */
  count: number
  actions: ReactNode
  onClear: () => void
}

const floating =
  '@max-xl:sticky @max-xl:bottom-[calc(0.75rem+var(--dock,0rem))] @max-xl:z-20 @max-xl:order-last @max-xl:mx-auto @max-xl:mt-3 @max-xl:max-w-full @max-xl:animate-rise @max-xl:rounded-lg @max-xl:border @max-xl:bg-popover @max-xl:py-1.5 @max-xl:ps-4 @max-xl:pe-2 @max-xl:text-popover-foreground @max-xl:shadow-float'

/**
 * The number of selected rows and their actions, on a separate line above the table, so that it covers no row. Below
 * a long column of cards it floats above the page's docked bar (`--dock`), and at the end lies below the last card.
 */
export function SelectionBar({ texts, count, actions, onClear }: SelectionBarProps) {
  return (
    <div
      className={classNames(
        'flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 px-4 pb-1.5',
        count > 0 ? floating : '@max-xl:sr-only',
      )}
    >
      <p
        role="status"
        className={classNames('tabular-nums', count > 0 ? 'font-semibold' : 'text-muted-foreground')}
      >
        {texts.selected(count)}
      </p>
      {count > 0 && (
        <div className="flex flex-wrap items-center gap-1">
          {actions}
          <button
            type="button"
            onClick={onClear}
            className="min-h-11 rounded-control px-3 font-semibold text-link hover:bg-accent hover:text-accent-foreground"
          >
            {texts.clearSelection}
          </button>
        </div>
      )}
    </div>
  )
}
