// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Guests } from './guests.tsx'
import type { GuestsValue } from './guests-panel.tsx'

const texts = {
  guestsTitle: 'Rooms and guests',
  rooms: 'Rooms',
  adults: 'Adults',
  children: 'Children',
  childrenHint: '0 to 17',
  done: 'Done',
  close: 'Close',
  fewer: (what: string) => `Fewer ${what}`,
  more: (what: string) => `More ${what}`,
  childAge: (number: number) => `Age of child ${number}`,
}
const loadTexts = async () => texts

function Sample({ initial }: { initial: GuestsValue }) {
  const [value, setValue] = useState(initial)
  return (
    <Guests label="Guests" summary={JSON.stringify(value)} {...{ value, loadTexts }} onChange={setValue} />
  )
}

const cell = () => screen.getByRole('button', { name: /^Guests/ })
// The panel is fetched when it is first opened.
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const value = () => JSON.parse(cell().textContent)

describe('Guests', () => {
  it('counts rooms, adults and children, and asks for the age of each child', async () => {
    render(<Sample initial={{ rooms: 1, adults: 2, childAges: [] }} />)
    await userEvent.click(cell())
    await press('More Adults')
    await press('More Children')
    await press('More Children')
    await userEvent.selectOptions(screen.getByLabelText('Age of child 2'), '3')
    expect(value()).toEqual({ rooms: 1, adults: 3, childAges: [8, 3] })
    await press('Fewer Children')
    expect(value().childAges).toEqual([8])
  })

  it('stays between one and nine rooms and adults', async () => {
    render(<Sample initial={{ rooms: 1, adults: 9, childAges: [] }} />)
    await userEvent.click(cell())
    expect(await screen.findByRole('button', { name: 'Fewer Rooms' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    expect(screen.getByRole('button', { name: 'More Adults' })).toHaveAttribute('aria-disabled', 'true')
    expect(screen.getByRole('button', { name: 'Fewer Children' })).toHaveAttribute('aria-disabled', 'true')
  })

  it('adds an adult with each room, and removes the room of a removed adult', async () => {
    render(<Sample initial={{ rooms: 2, adults: 2, childAges: [] }} />)
    await userEvent.click(cell())
    await press('More Rooms')
    expect(value()).toEqual({ rooms: 3, adults: 3, childAges: [] })
    await press('Fewer Adults')
    expect(value()).toEqual({ rooms: 2, adults: 2, childAges: [] })
  })

  it('submits rooms and adults from a form without script, with worded options', () => {
    const html = renderToString(
      <Guests
        label="Guests"
        summary=""
        value={{ rooms: 2, adults: 3, childAges: [] }}
        onChange={() => undefined}
        countOf={(what, count) => `${count} ${what}`}
        loadTexts={loadTexts}
      />,
    )
    const form = document.createElement('form')
    form.innerHTML = html
    expect(Object.fromEntries(new FormData(form))).toEqual({ adults: '3', rooms: '2' })
    const adults = within(form).getByText('9 adults')
    expect(adults).toHaveValue('9')
  })

  it('opens a named dialog with the focus, and returns it when done or on Escape', async () => {
    render(<Sample initial={{ rooms: 1, adults: 2, childAges: [] }} />)
    await userEvent.click(cell())
    const dialog = await screen.findByRole('dialog', { name: 'Rooms and guests' })
    expect(cell()).toHaveAttribute('aria-expanded', 'true')
    expect(dialog).toContainElement(document.activeElement as HTMLElement)
    await userEvent.click(within(dialog).getByRole('button', { name: 'Done' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(cell()).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(cell()).toHaveFocus()
  })
})
