// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { Guests } from './guests.tsx'
import type { GuestsValue } from './guests-panel.tsx'

const texts = {
  ...{
    label: 'Guests',
    rooms: 'Rooms',
    adults: 'Adults',
    children: 'Children',
    childrenHint: '0 to 17',
    done: 'Done',
  },
  fewer: (what: string) => `Fewer ${what}`,
  more: (what: string) => `More ${what}`,
  childAge: (number: number) => `Age of child ${number}`,
}

function Sample({ initial }: { initial: GuestsValue }) {
  const [value, setValue] = useState(initial)
  return <Guests texts={{ ...texts, summary: JSON.stringify(value) }} value={value} onChange={setValue} />
}

// The panel is fetched when it is first opened.
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const value = () => JSON.parse(screen.getByText(/^\{/).textContent)

afterEach(cleanup)

describe('Guests', () => {
  it('counts rooms, adults and children, and asks the age of each child', async () => {
    render(<Sample initial={{ rooms: 1, adults: 2, childAges: [] }} />)
    await userEvent.click(screen.getByRole('button', { name: /^Guests/ }))
    await press('More Adults')
    await press('More Children')
    await press('More Children')
    await userEvent.selectOptions(screen.getByLabelText('Age of child 2'), '3')
    expect(value()).toEqual({ rooms: 1, adults: 3, childAges: [8, 3] })
    await press('Fewer Children')
    expect(value().childAges).toEqual([8])
  })

  it('never goes below one room and one adult, nor above nine', async () => {
    render(<Sample initial={{ rooms: 1, adults: 9, childAges: [] }} />)
    await userEvent.click(screen.getByRole('button', { name: /^Guests/ }))
    await screen.findByRole('button', { name: 'Fewer Rooms' })
    expect(screen.getByRole('button', { name: 'Fewer Rooms' }).hasAttribute('disabled')).toBe(true)
    expect(screen.getByRole('button', { name: 'More Adults' }).hasAttribute('disabled')).toBe(true)
    expect(screen.getByRole('button', { name: 'Fewer Children' }).hasAttribute('disabled')).toBe(true)
  })
})
