// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ComponentProps, useState } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { DataTable } from './data-table.tsx'
import type { DataTableTexts, Selection, TableColumn } from './table-model.ts'

interface Booking {
  id: string
  guest: string
  total: number
}

const rows: Booking[] = [
  { id: '1', guest: 'Mia', total: 90 },
  { id: '2', guest: 'Ada', total: 1200 },
  { id: '3', guest: 'Zoe', total: 300 },
]
const columns: TableColumn<Booking>[] = [
  {
    id: 'guest',
    header: 'Guest',
    cell: ({ guest }) => guest,
    sortBy: ({ guest }) => guest,
    isRowHeader: true,
  },
  {
    id: 'total',
    header: 'Total',
    cell: ({ total }) => `$${total}`,
    sortBy: ({ total }) => total,
    align: 'end',
  },
  { id: 'reference', header: 'Reference', cell: ({ id }) => `R${id}` },
]
const texts: DataTableTexts = {
  selectAll: 'Select all',
  selectRow: (name) => `Select ${name}`,
  selected: (count) => `${count} selected`,
  clearSelection: 'Clear',
  actions: 'Actions',
  sortBy: 'Sort by',
  loading: 'Loading bookings',
}

type Props = Partial<ComponentProps<typeof DataTable<Booking>>>

function Sample(props: Props) {
  return (
    <DataTable
      caption="Bookings"
      columns={columns}
      rows={rows}
      rowId={({ id }) => id}
      rowName={({ guest }) => guest}
      language="en"
      texts={texts}
      empty="No bookings yet"
      {...props}
    />
  )
}

function Selecting(props: Props) {
  const [selected, setSelected] = useState<Selection>(new Set())
  return <Sample selected={selected} onSelect={setSelected} {...props} />
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const guests = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent)
const sorts = () => screen.getAllByRole('columnheader').map((cell) => cell.getAttribute('aria-sort'))
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })
const chosen = () =>
  screen
    .getAllByRole<HTMLInputElement>('checkbox')
    .filter((one) => one.checked)
    .map((one) => one.ariaLabel)

describe('DataTable', () => {
  it('is a table named by its caption, with column and row headers', () => {
    render(<Sample />)
    const table = within(screen.getByRole('table', { name: 'Bookings' }))
    expect(table.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      'Guest',
      'Total',
      'Reference',
    ])
    expect(table.getByRole('row', { name: 'Mia $90 R1' })).toBeVisible()
    expect(guests()).toEqual(['Mia', 'Ada', 'Zoe'])
  })

  it('scrolls in its own named region, which the keyboard reaches', async () => {
    render(<Sample />)
    await userEvent.tab()
    expect(screen.getByRole('region', { name: 'Bookings' })).toHaveFocus()
  })

  it('stores on each cell the header that labels it on a card', () => {
    render(<Sample />)
    expect(screen.getByRole('cell', { name: '$90' })).toHaveAttribute('data-label', 'Total')
  })

  it('sorts up, down, and back to the original order, and shows it in the header', async () => {
    render(<Sample />)
    expect(sorts()).toEqual([null, null, null])
    await press('Total')
    expect([guests(), sorts()]).toEqual([
      ['Mia', 'Zoe', 'Ada'],
      [null, 'ascending', null],
    ])
    await press('Total')
    expect([guests(), sorts()]).toEqual([
      ['Ada', 'Zoe', 'Mia'],
      [null, 'descending', null],
    ])
    await press('Total')
    expect([guests(), sorts()]).toEqual([
      ['Mia', 'Ada', 'Zoe'],
      [null, null, null],
    ])
  })

  it('offers no sorting for a column that cannot be sorted', () => {
    render(<Sample />)
    expect(screen.queryByRole('button', { name: 'Reference' })).toBeNull()
  })

  it('leaves the order to the caller if it handles sorting', async () => {
    const onSort = vi.fn()
    render(<Sample sort={{ column: 'guest', direction: 'ascending' }} onSort={onSort} />)
    expect(guests()).toEqual(['Mia', 'Ada', 'Zoe'])
    expect(sorts()).toEqual(['ascending', null, null])
    await press('Guest')
    expect(onSort).toHaveBeenCalledWith({ column: 'guest', direction: 'descending' })
    expect(guests()).toEqual(['Mia', 'Ada', 'Zoe'])
  })

  it('selects rows one by one and all at once, and shows a partial selection', async () => {
    render(<Selecting />)
    await userEvent.click(box('Select Ada'))
    expect(chosen()).toEqual(['Select Ada'])
    expect(box('Select all').indeterminate).toBe(true)
    await userEvent.click(box('Select all'))
    expect(chosen()).toHaveLength(4)
    expect(box('Select all').indeterminate).toBe(false)
    await userEvent.click(box('Select all'))
    expect(chosen()).toEqual([])
  })

  it('selects a range of rows, in the shown order, with the shift key', async () => {
    render(<Selecting />)
    await press('Guest')
    const user = userEvent.setup()
    await user.click(box('Select Ada'))
    await user.keyboard('{Shift>}')
    await user.click(box('Select Zoe'))
    expect(chosen()).toEqual(['Select all', 'Select Ada', 'Select Mia', 'Select Zoe'])
  })

  it('shows the number of selected rows and the bulk actions, and clears the selection', async () => {
    render(<Selecting bulkActions={<button type="button">Cancel bookings</button>} />)
    await userEvent.click(box('Select Zoe'))
    expect(screen.getByRole('status')).toHaveTextContent('1 selected')
    expect(screen.getByRole('button', { name: 'Cancel bookings' })).toBeInTheDocument()
    await press('Clear')
    expect(chosen()).toEqual([])
    expect(screen.getByRole('status')).toHaveTextContent('0 selected')
    expect(screen.queryByRole('button', { name: 'Cancel bookings' })).toBeNull()
  })

  it('shows the number of selected rows above the rows, covering none', () => {
    render(<Selecting />)
    const order = screen.getByRole('status').compareDocumentPosition(screen.getByRole('table'))
    expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  })

  it('offers no sorting and no selection on cards without rows', () => {
    const head = () => screen.getAllByRole('rowgroup')[0]
    const { rerender } = render(<Selecting />)
    expect(head()).not.toHaveClass('@max-xl:hidden')
    rerender(<Selecting rows={[]} />)
    expect(head()).toHaveClass('@max-xl:hidden')
    expect(screen.queryByText('0 selected')).toBeNull()
    rerender(<Selecting state="failed" failure="Could not load" />)
    expect(head()).toHaveClass('@max-xl:hidden')
    expect(screen.queryByText('0 selected')).toBeNull()
  })

  it('has no checkboxes if rows cannot be selected', () => {
    render(<Sample />)
    expect(screen.queryByRole('checkbox')).toBeNull()
  })

  it('has a cell for a row’s actions, below an announced header', () => {
    render(<Sample actions={({ guest }) => <button type="button">Open {guest}</button>} />)
    expect(screen.getByRole('columnheader', { name: 'Actions' })).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Open Ada' })).toBeVisible()
  })

  it('announces that it is loading, failed or empty', () => {
    const { rerender } = render(<Sample rows={[]} state="loading" />)
    expect(screen.getByRole('status')).toHaveTextContent('Loading bookings')
    expect(screen.queryByText('No bookings yet')).toBeNull()
    rerender(<Sample rows={[]} state="failed" failure="Could not load" />)
    expect(screen.getByText('Could not load')).toBeVisible()
    rerender(<Sample rows={[]} />)
    expect(screen.getByText('No bookings yet')).toBeVisible()
  })

  it('keeps its rows while others are loading', () => {
    render(<Sample state="loading" />)
    expect(guests()).toEqual(['Mia', 'Ada', 'Zoe'])
    expect(screen.getByRole('progressbar', { name: 'Loading bookings' })).toBeInTheDocument()
  })

  it('writes no style attribute into HTML', () => {
    const html = renderToString(<Selecting actions={() => 'x'} state="loading" />)
    expect(html).toContain('<table')
    expect(html).not.toMatch(/\sstyle=/)
  })
})
