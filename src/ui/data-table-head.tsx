import { classNames } from './class-names.ts'
import { RowCheckbox } from './data-table-row.tsx'
import { Icon } from './icon.tsx'
import { moreIconPaths } from './more-icon-paths.ts'
import type { DataTableTexts, TableColumn, TableSort } from './table-model.ts'
import { coverage, type Selection, tableRoles } from './table-model.ts'

interface DataTableHeadProps<Row> {
  columns: readonly TableColumn<Row>[]
  sort: TableSort | null
  onSort: (column: string) => void
  texts: DataTableTexts
  ids: readonly string[]
  selected: Selection
  onSelectAll: (() => void) | undefined
  hasActions: boolean
  /** There are no rows; a narrow table then shows no head. */
  isBare: boolean
}

const header =
  'sticky top-0 z-10 border-t bg-muted text-sm font-semibold whitespace-nowrap text-muted-foreground @max-xl:static @max-xl:border-0 @max-xl:bg-transparent'

/**
 * The headers; sortable ones are buttons. In a narrow table these form a row above the cards, and the others are only
 * announced.
 */
export function DataTableHead<Row>(props: DataTableHeadProps<Row>) {
  const { columns, sort, onSort, texts, ids, selected, onSelectAll, hasActions, isBare } = props
  const canSort = columns.some((column) => column.sortBy)
  return (
    <thead {...tableRoles.rowgroup} className={isBare ? '@max-xl:hidden' : '@max-xl:block'}>
      <tr
        {...tableRoles.row}
        data-label={texts.sortBy}
        className={classNames(
          '@max-xl:mb-4 @max-xl:flex @max-xl:flex-wrap @max-xl:items-center @max-xl:gap-2',
          canSort &&
            "@max-xl:before:me-1 @max-xl:before:shrink-0 @max-xl:before:text-sm @max-sm:before:w-full @max-xl:before:text-muted-foreground @max-xl:before:content-[attr(data-label)_/_'']",
        )}
      >
        {onSelectAll && (
          <th
            {...tableRoles.columnheader}
            scope="col"
            className={classNames(header, 'w-px ps-2 @max-xl:-order-1 @max-xl:w-auto @max-xl:p-0')}
          >
            <RowCheckbox label={texts.selectAll} state={coverage(selected, ids)} onChange={onSelectAll} />
          </th>
        )}
        {columns.map((column) => {
          const direction = sort?.column === column.id ? sort.direction : undefined
          return (
            <th
              key={column.id}
              {...tableRoles.columnheader}
              scope="col"
              aria-sort={direction}
              className={classNames(
                header,
                column.align === 'end' ? 'text-end' : 'text-start',
                column.sortBy
                  ? 'px-1.5 @max-xl:px-0 @max-sm:grow @max-sm:basis-[40%]'
                  : 'px-4 py-3 @max-xl:sr-only @max-xl:absolute!',
              )}
            >
              {column.sortBy ? (
                <SortButton
                  label={column.header}
                  direction={direction}
                  isAtEnd={column.align === 'end'}
                  onPress={() => onSort(column.id)}
                />
              ) : (
                column.header
              )}
            </th>
          )
        })}
        {hasActions && (
          <th
            {...tableRoles.columnheader}
            scope="col"
            className={classNames(header, '@max-xl:sr-only @max-xl:absolute!')}
          >
            <span className="sr-only">{texts.actions}</span>
          </th>
        )}
      </tr>
    </thead>
  )
}

const icons = { ascending: 'sortAscending', descending: 'sortDescending', none: 'sortNone' } as const

interface SortButtonProps {
  label: string
  direction: TableSort['direction'] | undefined
  isAtEnd: boolean
  onPress: () => void
}

/** The icon is on the side opposite to the alignment of the column's cells. */
function SortButton({ label, direction, isAtEnd, onPress }: SortButtonProps) {
  return (
    <button
      type="button"
      onClick={onPress}
      className={classNames(
        'inline-flex min-h-11 items-center gap-1 rounded-control px-2.5 hover:bg-accent hover:text-accent-foreground @max-xl:border @max-xl:border-input @max-xl:bg-card @max-xl:px-3 @max-sm:w-full @max-sm:justify-between',
        isAtEnd && 'flex-row-reverse @max-xl:flex-row',
        direction && 'text-foreground @max-xl:border-brand-edge',
      )}
    >
      {label}
      <Icon path={moreIconPaths[icons[direction ?? 'none']]} className="size-4" />
    </button>
  )
}
