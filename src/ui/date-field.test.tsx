// @vitest-environment jsdom
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type DateRangeValue, isPeriodWithin } from './date-limits.ts'
import { DatePeriod } from './date-period.tsx'
import type { DateFieldTexts } from './date-texts.ts'

const texts: DateFieldTexts = {
  missing: 'Missing',
  noSuchDay: 'No such day',
  today: 'today',
  year: 'Year',
  previousMonth: 'Before',
  nextMonth: 'After',
  clearDay: 'Clear',
  close: 'Close',
  open: (label) => `${label}: calendar`,
  unreadable: (inWords, inFigures) => `Write ${inWords} or ${inFigures}`,
  tooEarly: (date) => `${date} or later`,
  tooLate: (date) => `${date} or earlier`,
}
const limits = { earliest: '2000-01-01', latest: '2027-12-31' }

interface SampleProps extends Partial<DateRangeValue> {
  language?: string
  firstDayOfWeek?: number
  onChange?: (value: DateRangeValue) => void
  onSubmit?: () => void
}

function Sample({ start = '', end = '', language = 'en-US', firstDayOfWeek = 0, ...handlers }: SampleProps) {
  const { onChange, onSubmit } = handlers
  const [value, setValue] = useState({ start, end })
  return (
    <form
      aria-label="Arrival"
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit?.()
      }}
    >
      <DatePeriod
        {...limits}
        {...{ language, firstDayOfWeek, texts, value }}
        today="2026-03-10"
        startLabel="From"
        endLabel="Until"
        startName="from"
        endName="to"
        onChange={(next) => {
          onChange?.(next)
          setValue(next)
        }}
      />
      <p data-testid="whole">{String(isPeriodWithin(value, limits))}</p>
      <button type="button">Elsewhere</button>
      <button type="button" onClick={() => setValue({ start, end })}>
        Back
      </button>
    </form>
  )
}

const field = (name: 'From' | 'Until') => screen.getByRole('textbox', { name })
const opener = (name: 'From' | 'Until') => screen.getByRole('button', { name: `${name}: calendar` })
const calendar = (name: 'From' | 'Until') => screen.findByRole('dialog', { name })
const day = (name: RegExp) => within(screen.getByRole('dialog')).getByRole('button', { name })
const sent = () => Object.fromEntries(new FormData(screen.getByRole<HTMLFormElement>('form')))
const isWhole = () => screen.getByTestId('whole').textContent === 'true'
const leave = () => userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }))
const focused = () => document.activeElement?.getAttribute('aria-label')

afterEach(() => {
  document.documentElement.dir = ''
})

describe('typed date', () => {
  it('is submitted as a day, and reformatted when the field loses the focus', async () => {
    render(<Sample language="de-DE" />)
    await userEvent.type(field('From'), '4.12.2026')
    expect(field('From')).toHaveValue('4.12.2026')
    await leave()
    expect(field('From')).toHaveValue('4. Dez. 2026')
    expect(sent()).toEqual({ from: '2026-12-04', to: '' })
    expect(isWhole()).toBe(true)
  })

  it.each([
    ['soon', 'Write Dec 31, 2026 or 12/31/2026'],
    ['2/30/2026', 'No such day'],
    ['12/31/1999', 'Jan 1, 2000 or later'],
    ['1/1/2028', 'Dec 31, 2027 or earlier'],
  ])('%s stays as typed, with the error: %s', async (typed, said) => {
    render(<Sample end="2026-05-01" />)
    await userEvent.type(field('From'), typed)
    expect(field('From')).toBeValid()
    await leave()
    expect(field('From')).toBeInvalid()
    expect(field('From')).toHaveAccessibleDescription(said)
    expect(isWhole()).toBe(false)
    expect(field('Until')).toHaveValue('May 1, 2026')
    await userEvent.click(field('From'))
    expect(field('From')).not.toHaveValue('')
    await userEvent.clear(field('From'))
    await leave()
    expect(field('From')).toBeValid()
    expect(isWhole()).toBe(true)
  })

  it('shows its error on Enter too, before the field loses the focus', async () => {
    render(<Sample />)
    await userEvent.type(field('Until'), 'x{Enter}')
    expect(field('Until')).toHaveAccessibleDescription('Write Dec 31, 2026 or 12/31/2026')
    expect(field('Until')).toHaveValue('x')
  })

  it('without a year is the day nearest to today, shown with its year', async () => {
    render(<Sample language="de-DE" />)
    await userEvent.type(field('From'), '1. dez')
    await leave()
    expect(field('From')).toHaveValue('1. Dez. 2025')
    expect(sent()).toEqual({ from: '2025-12-01', to: '' })
  })

  it('is replaced by a day set elsewhere while the field has the focus', async () => {
    render(<Sample start="2026-05-01" />)
    await userEvent.clear(field('From'))
    await userEvent.type(field('From'), 'June 3, 2026')
    fireEvent.click(screen.getByRole('button', { name: 'Back' }))
    expect(field('From')).toHaveFocus()
    expect(field('From')).toHaveValue('May 1, 2026')
    expect(sent()).toEqual({ from: '2026-05-01', to: '' })
  })

  it('shows its error when the form is checked, though the field never lost the focus', async () => {
    const onSubmit = vi.fn(() => document.querySelectorAll('[aria-invalid=true]').length)
    render(<Sample onSubmit={onSubmit} />)
    await userEvent.type(field('From'), 'soon')
    act(() => screen.getByRole<HTMLFormElement>('form').requestSubmit())
    expect(onSubmit).toHaveReturnedWith(1)
    expect(field('From')).toHaveAccessibleDescription('Write Dec 31, 2026 or 12/31/2026')
    await userEvent.type(field('From'), 'er')
    expect(field('From')).toBeValid()
  })

  it('after the other end shows an error there, and no text is removed', async () => {
    render(<Sample end="2026-05-01" />)
    await userEvent.type(field('From'), 'June 3, 2026')
    await leave()
    expect(field('From')).toBeValid()
    expect(field('Until')).toHaveValue('May 1, 2026')
    expect(field('Until')).toHaveAccessibleDescription('Jun 3, 2026 or later')
    expect(isWhole()).toBe(false)
    await userEvent.clear(field('Until'))
    expect(isWhole()).toBe(true)
  })
})

describe('calendar of a period', () => {
  it('chooses one end only, also a past day, and returns the focus', async () => {
    render(<Sample />)
    await userEvent.click(opener('From'))
    await calendar('From')
    await userEvent.click(day(/^Wednesday, March 4, 2026$/))
    expect(sent()).toEqual({ from: '2026-03-04', to: '' })
    expect(field('From')).toHaveValue('Mar 4, 2026')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(opener('From')).toHaveFocus()
  })

  const tinted = () =>
    [...screen.getByRole('dialog').querySelectorAll('[data-day]')]
      .filter((cell) => cell.querySelector('[data-inside]'))
      .map((cell) => cell.getAttribute('data-day'))

  it('shows a period without an end as all days after its start', async () => {
    render(<Sample start="2026-03-29" />)
    await userEvent.click(opener('From'))
    await calendar('From')
    expect(tinted()).toEqual(['2026-03-29', '2026-03-30', '2026-03-31'])
  })

  it('shows all days before an end alone, and those between two ends', async () => {
    render(<Sample end="2026-03-03" />)
    await userEvent.click(opener('Until'))
    await calendar('Until')
    expect(tinted()).toEqual(['2026-03-01', '2026-03-02', '2026-03-03'])
    await userEvent.keyboard('{Escape}')
    await userEvent.type(field('From'), '3/2/2026')
    await userEvent.click(opener('Until'))
    await calendar('Until')
    expect(tinted()).toEqual(['2026-03-02', '2026-03-03'])
  })

  it('clears its own end only', async () => {
    render(<Sample start="2026-03-29" end="2026-04-02" />)
    await userEvent.click(opener('Until'))
    await calendar('Until')
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
    expect(sent()).toEqual({ from: '2026-03-29', to: '' })
    await userEvent.click(opener('From'))
    await calendar('From')
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
    expect(sent()).toEqual({ from: '', to: '' })
  })

  it('refuses an end before the start, and names the limit', async () => {
    const onChange = vi.fn()
    render(<Sample start="2026-03-20" onChange={onChange} />)
    await userEvent.click(opener('Until'))
    await calendar('Until')
    await userEvent.click(day(/March 19, 2026, Friday, March 20, 2026 or later/))
    expect(screen.getAllByRole('status').at(-1)).toHaveTextContent('Friday, March 20, 2026 or later')
    expect(onChange).not.toHaveBeenCalled()
    await userEvent.click(day(/^Friday, March 20, 2026/))
    expect(onChange).toHaveBeenCalledWith({ start: '2026-03-20', end: '2026-03-20' })
  })

  it('changes the year by the selector in its heading, within the limits', async () => {
    render(<Sample />)
    await userEvent.click(opener('From'))
    await calendar('From')
    const years = screen.getByRole('combobox', { name: 'Year' })
    expect(within(years).getAllByRole('option')).toHaveLength(28)
    await userEvent.selectOptions(years, '2001')
    expect(screen.getByRole('grid', { name: 'March 2001' })).toBeVisible()
    await userEvent.click(day(/March 5, 2001/))
    expect(sent()).toEqual({ from: '2001-03-05', to: '' })
  })
})

describe('date field by keyboard', () => {
  it('opens with Alt and arrow down on its day, moves by days, and returns to the field', async () => {
    render(<Sample start="2026-03-20" />)
    await userEvent.click(field('From'))
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await calendar('From')
    await vi.waitFor(() => expect(focused()).toMatch(/^Friday, March 20, 2026, From/))
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{Enter}')
    expect(field('From')).toHaveValue('Mar 28, 2026')
    expect(field('From')).toHaveFocus()
  })

  it('closes with Escape without choosing, and returns the focus to its button', async () => {
    const isMeantForSheet = vi.fn((event: { defaultPrevented: boolean }) => !event.defaultPrevented)
    render(
      // biome-ignore lint/a11y/noStaticElementInteractions: listens for keys like a sheet of the editor
      <div onKeyDown={isMeantForSheet}>
        <Sample start="2026-03-20" />
      </div>,
    )
    await userEvent.click(opener('From'))
    await calendar('From')
    await userEvent.keyboard('{ArrowRight}{Escape}')
    expect(isMeantForSheet).toHaveLastReturnedWith(false)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(opener('From')).toHaveFocus()
    expect(sent()).toEqual({ from: '2026-03-20', to: '' })
  })

  it('is mirrored in right-to-left text, with weeks beginning on the right day', async () => {
    document.documentElement.dir = 'rtl'
    render(<Sample start="2026-03-20" language="ar-AE-u-nu-latn" firstDayOfWeek={6} />)
    expect(field('From')).toHaveValue('20 مارس 2026')
    await userEvent.click(opener('From'))
    await calendar('From')
    await vi.waitFor(() => expect(focused()).toMatch(/20 مارس 2026/))
    await userEvent.keyboard('{ArrowLeft}')
    expect(focused()).toMatch(/21 مارس 2026/)
    await userEvent.keyboard('{Home}')
    expect(focused()).toMatch(/21 مارس 2026/)
  })
})
