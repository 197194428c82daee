// @vitest-environment jsdom
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { DateRangeValue } from './date-limits.ts'
import { DateRange } from './date-range.tsx'

const texts = {
  title: 'Dates',
  chooseStart: 'Choose a start',
  chooseEnd: 'Choose an end',
  today: 'today',
  past: 'In the past',
  previousMonth: 'Before',
  nextMonth: 'After',
  clear: 'Clear',
  done: 'Done',
  close: 'Close',
  tooFar: (date: string) => `Until ${date}`,
  nights: (count: number) => `${count} nights`,
  atLeast: (nights: number) => `At least ${nights} nights`,
  atMost: (nights: number) => `At most ${nights} nights`,
}
const loadTexts = async () => texts
const common = {
  startLabel: 'In',
  endLabel: 'Out',
  startName: 'start',
  endName: 'end',
  firstDayOfWeek: 0,
  min: '2026-03-10',
  today: '2026-03-10',
  daysAhead: 540,
  mostNights: 14,
  loadTexts,
}

interface Options {
  minNights?: number
  language?: string
  placeholder?: string
}

interface SampleProps extends Options {
  initial: DateRangeValue
  onChange: (value: DateRangeValue) => void
}

function Sample({ initial, onChange, language = 'en', ...rest }: SampleProps) {
  const [value, setValue] = useState(initial)
  const change = (next: DateRangeValue) => {
    onChange(next)
    setValue(next)
  }
  return (
    <form aria-label="Stay">
      <DateRange {...common} {...rest} {...{ language, value }} onChange={change} />
      <button type="button">Elsewhere</button>
    </form>
  )
}

function show({ start = '2026-04-10', end = '2026-04-14', ...rest }: Options & Partial<DateRangeValue> = {}) {
  const onChange = vi.fn()
  render(<Sample initial={{ start, end }} {...rest} onChange={onChange} />)
  return onChange
}

const cell = (name: 'In' | 'Out') => screen.getByRole('button', { name: new RegExp(`^${name}: `) })
const open = async (name: 'In' | 'Out') => {
  await userEvent.click(cell(name))
  return screen.findByRole('dialog', { name: 'Dates' })
}
// By its label: a search by role computes the names of all sixty days.
const day = (label: RegExp) =>
  within(screen.getByRole('dialog')).getByLabelText(label, { selector: 'button' })
const press = (name: RegExp) => userEvent.click(day(name))
const note = () => within(screen.getByRole('dialog')).getAllByRole('status').at(-1)
const sent = () =>
  Object.fromEntries(new FormData(screen.getByRole<HTMLFormElement>('form', { name: 'Stay' })))

afterEach(() => {
  document.documentElement.dir = ''
})

describe('cells of a date range', () => {
  it('show the dates in the language of the site, or the text for none', () => {
    show({ language: 'de' })
    expect(cell('In')).toHaveTextContent('Fr., 10. Apr.')
    expect(cell('Out')).toHaveTextContent('Di., 14. Apr.')
  })

  it('show a placeholder for a missing date', () => {
    show({ start: '', end: '', placeholder: 'Add a date' })
    expect(cell('In')).toHaveTextContent('Add a date')
  })

  it('are the browser’s own date fields without script, with limits and no style attribute', () => {
    const html = renderToString(
      <DateRange
        {...common}
        language="en"
        value={{ start: '2026-04-10', end: '2026-04-14' }}
        onChange={() => undefined}
      />,
    )
    const page = new DOMParser().parseFromString(html, 'text/html')
    const [start, end] = page.querySelectorAll('input')
    expect(start).toMatchObject({ name: 'start', value: '2026-04-10', min: '2026-03-10', max: '2027-09-01' })
    expect(end).toMatchObject({ name: 'end', value: '2026-04-14', min: '2026-03-11', max: '2027-09-15' })
    expect(html).not.toContain('style=')
    expect(page.body.textContent).toContain('Fri, Apr 10')
  })
})

/** Another version of a language's words: day before month. */
function otherWords() {
  class DateTimeFormat {
    format = () => '10 Apr (Fri)'
  }
  vi.stubGlobal('Intl', { DateTimeFormat })
}

describe('server with other date formats than the browser', () => {
  it('causes no new rendering: earlier input stays', async () => {
    const page = (
      <>
        <input name="where" />
        <Sample initial={{ start: '2026-04-10', end: '2026-04-14' }} onChange={() => undefined} />
      </>
    )
    otherWords()
    const container = document.createElement('div')
    container.innerHTML = renderToString(page)
    vi.unstubAllGlobals()
    document.body.append(container)
    const [where, start] = container.querySelectorAll('input')
    if (where) where.value = 'Lisbon'
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const onRecoverableError = vi.fn()
    const root = await act(async () => hydrateRoot(container, page, { onRecoverableError }))
    expect(onRecoverableError).not.toHaveBeenCalled()
    expect(complaints).not.toHaveBeenCalled()
    expect([...container.querySelectorAll('input')].slice(0, 2)).toEqual([where, start])
    expect(where).toHaveValue('Lisbon')
    expect(cell('In')).toHaveTextContent('10 Apr (Fri)')
    expect(cell('In')).toHaveAccessibleName('In: 10 Apr (Fri)')
    await open('In')
    await press(/April 20, 2026/)
    await press(/April 25, 2026/)
    expect(cell('In')).toHaveTextContent('Mon, Apr 20')
    expect(cell('In')).toHaveAccessibleName('In: Mon, Apr 20')
    act(() => root.unmount())
    container.remove()
    vi.restoreAllMocks()
  })
})

describe('choosing a range', () => {
  it('takes the start first and the end second, and submits both', async () => {
    const onChange = show()
    await open('In')
    expect(note()).toHaveTextContent('4 nights · Fri, Apr 10 – Tue, Apr 14')
    await press(/April 20, 2026/)
    expect(note()).toHaveTextContent('Choose an end')
    expect(cell('Out')).toHaveAttribute('aria-expanded', 'true')
    await press(/April 25, 2026/)
    expect(note()).toHaveTextContent('5 nights')
    expect(onChange).toHaveBeenLastCalledWith({ start: '2026-04-20', end: '2026-04-25' })
    expect(sent()).toEqual({ start: '2026-04-20', end: '2026-04-25' })
  })

  it('starts again with a third press, and with one before the start', async () => {
    const onChange = show()
    await open('In')
    await press(/April 20, 2026/)
    await press(/April 25, 2026/)
    await press(/April 22, 2026/)
    expect(onChange).toHaveBeenLastCalledWith({ start: '2026-04-22', end: '2026-04-25' })
    await press(/April 16, 2026/)
    expect(note()).toHaveTextContent('Choose an end')
    await press(/April 18, 2026/)
    expect(onChange).toHaveBeenLastCalledWith({ start: '2026-04-16', end: '2026-04-18' })
  })

  it('changes only the end if opened at the end', async () => {
    const onChange = show()
    await open('Out')
    await press(/April 17, 2026/)
    expect(onChange).toHaveBeenLastCalledWith({ start: '2026-04-10', end: '2026-04-17' })
  })

  it('keeps an end that still fits if closed after the start alone, else moves it', async () => {
    const onChange = show()
    await open('In')
    await press(/April 12, 2026/)
    expect(onChange).toHaveBeenLastCalledWith({ start: '2026-04-12', end: '2026-04-14' })
    await userEvent.keyboard('{Escape}')
    await open('In')
    await press(/April 20, 2026/)
    await userEvent.click(screen.getByRole('button', { name: 'Done' }))
    expect(sent()).toEqual({ start: '2026-04-20', end: '2026-04-21' })
  })

  it('clears both dates, and restores them if nothing else is chosen', async () => {
    show({ placeholder: 'Add a date' })
    await open('In')
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
    expect(cell('In')).toHaveTextContent('Add a date')
    expect(note()).toHaveTextContent('Choose a start')
    await userEvent.keyboard('{Escape}')
    expect(sent()).toEqual({ start: '2026-04-10', end: '2026-04-14' })
  })

  it('shows the nights of the day that is pointed at, before it is pressed', async () => {
    show()
    await open('In')
    await press(/April 20, 2026/)
    await userEvent.hover(day(/April 23, 2026/))
    expect(note()).toHaveTextContent('3 nights · Mon, Apr 20 – Thu, Apr 23')
  })
})

describe('days that cannot be chosen', () => {
  it('announce that they are too near to or far from the start, and are not chosen', async () => {
    const onChange = show({ minNights: 3 })
    await open('In')
    await press(/April 20, 2026/)
    expect(note()).toHaveTextContent('Choose an end · At least 3 nights')
    const near = day(/April 22, 2026.*At least 3 nights/)
    expect(near).toHaveAttribute('aria-disabled', 'true')
    expect(near).toHaveAttribute('title', 'At least 3 nights')
    await userEvent.click(near)
    expect(note()).toHaveTextContent('At least 3 nights')
    await press(/May 5, 2026.*At most 14 nights/)
    expect(note()).toHaveTextContent('At most 14 nights')
    expect(onChange).toHaveBeenCalledTimes(1)
    expect(sent()).toEqual({ start: '2026-04-20', end: '2026-04-23' })
  })

  it('announce that they are past, or beyond the booking period', async () => {
    const onChange = show({ start: '2026-03-11', end: '2026-03-12' })
    await open('In')
    await press(/March 9, 2026, In the past/)
    expect(note()).toHaveTextContent('In the past')
    expect(onChange).not.toHaveBeenCalled()
    expect(day(/March 10, 2026, today/)).toBeEnabled()
  })

  it('announce the end of the booking period', async () => {
    show({ start: '2027-09-01', end: '2027-09-03' })
    await open('In')
    await press(/September 2, 2027/)
    expect(note()).toHaveTextContent('Until Wednesday, September 1, 2027')
  })
})

describe('calendar by keyboard', () => {
  const keys = (text: string) => userEvent.keyboard(text)
  const focused = () => document.activeElement?.getAttribute('aria-label')

  it('moves by days, weeks, months and the ends of the week, and chooses with Enter', async () => {
    const onChange = show()
    cell('In').focus()
    await keys('{Enter}')
    await screen.findByRole('dialog')
    await vi.waitFor(() => expect(focused()).toMatch(/April 10, 2026/))
    await keys('{ArrowRight}{ArrowDown}')
    expect(focused()).toMatch(/April 18, 2026/)
    await keys('{Home}')
    expect(focused()).toMatch(/Sunday, April 12, 2026/)
    await keys('{End}{ArrowUp}')
    expect(focused()).toMatch(/Saturday, April 11, 2026/)
    await keys('{PageDown}{PageDown}')
    expect(focused()).toMatch(/June 11, 2026/)
    await keys('{Enter}{ArrowRight}{ArrowRight}')
    expect(focused()).toMatch(/June 13, 2026, 2 nights/)
    await keys('{Enter}')
    expect(onChange).toHaveBeenLastCalledWith({ start: '2026-06-11', end: '2026-06-13' })
  })

  it('focuses days that cannot be chosen, which announce the reason', async () => {
    show({ start: '2026-03-10', end: '2026-03-12' })
    await open('In')
    await vi.waitFor(() => expect(focused()).toMatch(/March 10/))
    await keys('{ArrowLeft}')
    expect(focused()).toMatch(/March 9, 2026, In the past/)
  })

  it('is mirrored in right-to-left text', async () => {
    document.documentElement.dir = 'rtl'
    show()
    await open('In')
    await vi.waitFor(() => expect(focused()).toMatch(/April 10/))
    await keys('{ArrowLeft}')
    expect(focused()).toMatch(/April 11/)
  })

  it('closes with Escape or a lost focus, and returns the focus to the cell', async () => {
    show()
    await open('Out')
    await keys('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(cell('Out')).toHaveFocus()
    await open('In')
    act(() => screen.getByRole('button', { name: 'Elsewhere' }).focus())
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('names in the calendar', () => {
  it('are those of the language, and its week begins on the right day', async () => {
    show({ language: 'fr' })
    await open('In')
    const grid = within(screen.getByRole('dialog')).getByRole('grid', { name: 'avril 2026' })
    expect(grid.querySelector('th')).toHaveTextContent('dim')
    expect(day(/^vendredi 10 avril 2026/)).toBeVisible()
  })

  it('are single letters for Arabic weekdays, which have no short names', async () => {
    show({ language: 'ar' })
    await open('In')
    const heads = [...screen.getByRole('dialog').querySelectorAll('th')].map((head) => head.textContent)
    expect(heads.slice(0, 7).every((head) => head?.length === 1)).toBe(true)
  })
})
