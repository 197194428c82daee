import type { ReactNode } from 'react'
import { useEffect, useRef } from 'react'
import { classNames } from './class-names.ts'
import type { TableColumn } from './table-model.ts'
import { tableRoles } from './table-model.ts'

interface DataTableRowProps<Row> {
  row: Row
  columns: readonly TableColumn<Row>[]
  actions: ((row: Row) => ReactNode) | undefined
  isSelected: boolean
  checkbox: { label: string; onChange: (isStretch: boolean) => void } | undefined
}

/** Lines between rows; on a card each cell is a line with its header in front. */
const cell =
  'border-t px-4 py-2.5 @max-xl:flex @max-xl:items-baseline @max-xl:justify-between @max-xl:gap-4 @max-xl:border-0 @max-xl:px-0 @max-xl:py-1'
const labelled =
  "@max-xl:basis-full @max-xl:before:shrink-0 @max-xl:before:text-sm @max-xl:before:text-muted-foreground @max-xl:before:content-[attr(data-label)_/_''] @max-xl:text-end"

export function DataTableRow<Row>({ row, columns, actions, isSelected, checkbox }: DataTableRowProps<Row>) {
  /** On a card the actions are next to the name, on its first line. */
  const isBeside = columns.some(({ isRowHeader }) => isRowHeader)
  return (
    <tr
      {...tableRoles.row}
      data-selected={isSelected || undefined}
      className="transition-colors hover:bg-muted data-selected:bg-accent @max-xl:relative @max-xl:flex @max-xl:flex-wrap @max-xl:items-center @max-xl:rounded-lg @max-xl:border @max-xl:bg-card @max-xl:px-4 @max-xl:py-3 @max-xl:data-selected:border-brand-edge"
    >
      {checkbox && (
        <td
          {...tableRoles.cell}
          className="w-px border-t ps-2 pe-0 @max-xl:absolute @max-xl:end-1 @max-xl:top-1 @max-xl:w-auto @max-xl:border-0 @max-xl:p-0"
        >
          <RowCheckbox {...checkbox} state={isSelected ? 'all' : 'none'} />
        </td>
      )}
      {columns.map((column) =>
        column.isRowHeader ? (
          <th
            key={column.id}
            {...tableRoles.rowheader}
            scope="row"
            className={classNames(
              cell,
              'text-start font-semibold @max-xl:-order-2 @max-xl:min-w-0 @max-xl:justify-start @max-xl:pb-2 @max-xl:text-base',
              // Alone on its line, unless the actions are next to it.
              actions ? '@max-xl:flex-1' : '@max-xl:basis-full',
              checkbox && !actions && '@max-xl:pe-10',
            )}
          >
            {column.cell(row)}
          </th>
        ) : (
          <td
            key={column.id}
            {...tableRoles.cell}
            data-label={column.header}
            className={classNames(
              cell,
              labelled,
              column.align === 'end' && 'text-end whitespace-nowrap tabular-nums',
            )}
          >
            {column.cell(row)}
          </td>
        ),
      )}
      {actions && (
        <td
          {...tableRoles.cell}
          className={classNames(
            'border-t px-2 py-1 text-end @max-xl:block @max-xl:border-0 @max-xl:px-0',
            isBeside ? '@max-xl:-order-1' : '@max-xl:mt-2 @max-xl:-mb-1.5 @max-xl:basis-full @max-xl:pb-0',
            isBeside && (checkbox ? '@max-xl:me-11' : '@max-xl:-me-2'),
          )}
        >
          <span className="inline-flex items-center justify-end gap-1">{actions(row)}</span>
        </td>
      )}
    </tr>
  )
}

interface RowCheckboxProps {
  label: string
  /** `some`: it stands for several rows, and only some are selected. */
  state: 'all' | 'some' | 'none'
  /** `isStretch`: with the shift key, from the last toggled row to this one. */
  onChange: (isStretch: boolean) => void
}

/** The browser's own checkbox, in a target large enough for a thumb. */
export function RowCheckbox({ label, state, onChange }: RowCheckboxProps) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (input.current) input.current.indeterminate = state === 'some'
  }, [state])
  return (
    <label className="flex size-11 cursor-pointer items-center justify-center">
      <input
        ref={input}
        type="checkbox"
        aria-label={label}
        checked={state === 'all'}
        onChange={({ nativeEvent }) => onChange(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
        className="size-4.5"
      />
    </label>
  )
}
