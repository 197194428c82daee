import { type ReactNode, useId, useRef, useState } from 'react'
import { classNames } from './class-names.ts'
import { DataTableHead } from './data-table-head.tsx'
import { DataTableRow } from './data-table-row.tsx'
import { Progress } from './progress.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { Skeleton } from './skeleton.tsx'
import type { DataTableTexts, TableColumn } from './table-model.ts'
import {
  nextSort,
  type Selection,
  sortRows,
  type TableSort,
  tableRoles,
  toggleAll,
  toggleRow,
} from './table-model.ts'

interface DataTableProps<Row> {
  caption: string
  hideCaption?: boolean
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
  rowId: (row: Row) => string
  /** Announced as a row's name for selecting it. */
  rowName: (row: Row) => string
  /** The language whose rules sort text. */
  language: string
  texts: DataTableTexts
  /** With `onSort` the caller sorts the rows, for example on the server; without it, the table does. */
  sort?: TableSort | null
  onSort?: (sort: TableSort | null) => void
  selected?: Selection
  /** If omitted, rows cannot be selected. */
  onSelect?: (selected: Selection) => void
  /** Actions for the selected rows. */
  bulkActions?: ReactNode
  /** Actions for one row. */
  actions?: (row: Row) => ReactNode
  state?: 'ready' | 'loading' | 'failed'
  /** Shown if there are no rows. */
  empty: ReactNode
  /** Shown if the rows could not be loaded. */
  failure?: ReactNode
  className?: string
}

const none: Selection = new Set()
const SKELETON_ROWS = 5

/**
 * Rows of data that can be sorted and selected. The table scrolls in its own region below sticky headers; in a narrow
 * place each row becomes a card with the headers as labels, by CSS alone.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowId, rowName, language, texts, onSort, selected = none } = props
  const { onSelect, actions, state = 'ready', empty, failure } = props
  const id = useId()
  const anchor = useRef<string | null>(null)
  const [ownSort, setOwnSort] = useState<TableSort | null>(props.sort ?? null)
  const sort = onSort ? (props.sort ?? null) : ownSort
  const shown = onSort ? rows : sortRows(rows, columns, sort, language)
  const ids = shown.map(rowId)
  /** Nothing to sort or to select. */
  const isBare = state === 'failed' || (state === 'ready' && rows.length === 0)
  const width = columns.length + (onSelect ? 1 : 0) + (actions ? 1 : 0)
  const select = (row: string, isStretch: boolean) => {
    onSelect?.(toggleRow(selected, row, ids, isStretch ? anchor.current : null))
    anchor.current = row
  }
  return (
    <div className={classNames('@container flex flex-col', props.className)} aria-busy={state === 'loading'}>
      {onSelect && !isBare && (
        <SelectionBar
          texts={texts}
          count={selected.size}
          actions={props.bulkActions}
          onClear={() => onSelect(none)}
        />
      )}
      <div className="relative">
        {state === 'loading' && rows.length > 0 && (
          <Progress
            label={texts.loading}
            value={null}
            size="thin"
            hideLabel
            className="absolute inset-x-3 top-0 z-20"
          />
        )}
        <section
          aria-labelledby={id}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll it
          tabIndex={0}
          className="relative max-h-[min(80dvh,56rem)] overflow-auto overscroll-x-contain rounded-lg border bg-card text-card-foreground @max-xl:max-h-none @max-xl:border-0 @max-xl:bg-transparent @max-xl:[&_:is(a,button,input)]:scroll-mb-24"
        >
          <table
            {...tableRoles.table}
            className="w-full border-separate border-spacing-0 text-[0.9375rem] @max-xl:block"
          >
            <caption
              id={id}
              className={
                props.hideCaption
                  ? 'sr-only'
                  : 'px-4 py-3 text-start text-base font-bold @max-xl:block @max-xl:px-0'
              }
            >
              {caption}
            </caption>
            <DataTableHead
              columns={columns}
              sort={sort}
              onSort={(column) => (onSort ?? setOwnSort)(nextSort(sort, column))}
              texts={texts}
              ids={ids}
              selected={selected}
              onSelectAll={onSelect && (() => onSelect(toggleAll(selected, ids)))}
              hasActions={actions !== undefined}
              isBare={isBare}
            />
            <tbody {...tableRoles.rowgroup} className="@max-xl:grid @max-xl:gap-3">
              {state === 'failed' && <FullRow width={width}>{failure}</FullRow>}
              {state === 'loading' && rows.length === 0 && (
                <LoadingRows width={width} label={texts.loading} />
              )}
              {state === 'ready' && rows.length === 0 && <FullRow width={width}>{empty}</FullRow>}
              {state !== 'failed' &&
                shown.map((row, index) => (
                  <DataTableRow
                    key={ids[index]}
                    {...{ row, columns, actions }}
                    isSelected={selected.has(ids[index] ?? '')}
                    checkbox={
                      onSelect && {
                        label: texts.selectRow(rowName(row)),
                        onChange: (isStretch) => select(ids[index] ?? '', isStretch),
                      }
                    }
                  />
                ))}
            </tbody>
          </table>
        </section>
      </div>
    </div>
  )
}

/** One cell across the table, for content instead of rows. */
function FullRow({ width, children }: { width: number; children: ReactNode }) {
  return (
    <tr {...tableRoles.row} className="@max-xl:block">
      <td
        {...tableRoles.cell}
        colSpan={width}
        className="border-t p-4 @max-xl:block @max-xl:border-0 @max-xl:px-0"
      >
        {children}
      </td>
    </tr>
  )
}

function LoadingRows({ width, label }: { width: number; label: string }) {
  return Array.from({ length: SKELETON_ROWS }, (_, index) => (
    <tr
      // biome-ignore lint/suspicious/noArrayIndexKey: skeletons have no identity except their index
      key={index}
      {...tableRoles.row}
      className="@max-xl:block @max-xl:rounded-lg @max-xl:border @max-xl:bg-card @max-xl:p-4"
    >
      <td
        {...tableRoles.cell}
        colSpan={width}
        className="border-t px-4 py-4.5 @max-xl:block @max-xl:border-0 @max-xl:p-0"
      >
        {index === 0 && (
          <span role="status" className="sr-only">
            {label}
          </span>
        )}
        <span aria-hidden="true" className="flex gap-6 @max-xl:flex-col @max-xl:gap-2">
          <Skeleton shape="text" className="w-1/3" />
          <Skeleton shape="text" className="w-1/4" />
          <Skeleton shape="text" className="ms-auto w-1/6 @max-xl:ms-0" />
        </span>
      </td>
    </tr>
  ))
}
