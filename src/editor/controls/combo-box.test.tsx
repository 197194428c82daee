// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { withBrowser } from '../testing-browser.ts'
import { showControl } from './testing-control.tsx'
import { TownControl } from './town-control.tsx'
import { ZoneControl } from './zone-control.tsx'

afterEach(cleanup)
withBrowser()

const zone = '/agency/timeZone'
const town = '/agency/home/place'
const box = () => screen.getByRole('combobox', { name: 'Field' })
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)
const active = () => {
  const id = box().getAttribute('aria-activedescendant')
  const chosen = screen.queryAllByRole('option', { selected: true })
  expect(chosen.map((one) => one.id)).toEqual(id === null ? [] : [id])
  return chosen[0]?.textContent
}
const schedules = () => ({ data: { timeZone: 'America/Chicago', schedules: [] } })
const showZone = (value?: string, language: 'en' | 'ar' | 'de' = 'en') =>
  showControl({ Control: ZoneControl }, zone, { answer: schedules, language, ...(value && { value }) })

describe('time zone', () => {
  it('is found by a part of its city, and chosen by keyboard only', async () => {
    const { said } = await showZone()
    await userEvent.type(box(), 'sao')
    expect(active()).toMatch(/Sao Paulo.*GMT-3.*Brasilia Standard Time · America/)
    await userEvent.keyboard('{Enter}')
    expect(said).toEqual(['America/Sao_Paulo'])
    expect(box()).toHaveValue('Sao Paulo')
    expect(screen.getByRole('status')).toHaveTextContent('Brasilia Standard Time · GMT-3')
  })

  it('opens by an arrow key with the likely ones first, and announces that there are more', async () => {
    await showZone('Asia/Dubai')
    expect(options()).toEqual([])
    box().focus()
    await userEvent.keyboard('{ArrowDown}')
    expect(box()).toHaveAttribute('aria-expanded', 'true')
    expect(options()).toHaveLength(40)
    expect(options()[0]).toContain('Dubai')
    expect(screen.getByText(/^3\d\d more found\./)).toBeVisible()
  })

  it('wraps round, and moves by pages', async () => {
    await showZone()
    await userEvent.click(box())
    const all = options()
    expect(active()).toBe(all[0])
    await userEvent.keyboard('{ArrowUp}')
    expect(active()).toBe(all.at(-1))
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    expect(active()).toBe(all[1])
    await userEvent.keyboard('{PageDown}')
    expect(active()).toBe(all[9])
    await userEvent.keyboard('{PageUp}{PageUp}')
    expect(active()).toBe(all[0])
    await userEvent.type(box(), 'a')
    expect(active()).toBe(options()[0])
  })

  it('stays unchanged on Escape, on leaving, and without a match', async () => {
    const { said } = await showZone('Europe/Lisbon')
    await userEvent.type(box(), 'nowhere at all')
    expect(options()).toEqual([])
    expect(box()).toHaveAttribute('aria-expanded', 'false')
    expect(screen.getByRole('status')).toHaveTextContent('No time zones match.')
    await userEvent.keyboard('{Enter}{Escape}')
    expect(box()).toHaveValue('Lisbon')
    await userEvent.type(box(), 'Oslo')
    await userEvent.tab()
    expect(box()).toHaveValue('Lisbon')
    expect(said).toEqual([])
  })

  it('is not chosen by the Enter that ends an IME composition', async () => {
    const { said } = await showZone()
    await userEvent.type(box(), 'tokyo')
    fireEvent.keyDown(box(), { key: 'Enter', isComposing: true })
    expect(said).toEqual([])
    await userEvent.click(screen.getByRole('option', { name: /Tokyo/ }))
    expect(said).toEqual(['Asia/Tokyo'])
  })

  it('returns to the town’s zone when removed, and announces it', async () => {
    const { said } = await showZone('Europe/Lisbon')
    await userEvent.click(screen.getByRole('button', { name: 'Remove Field' }))
    expect(said).toEqual([undefined])
    expect(box()).toHaveValue('')
    await waitFor(() => expect(box()).toHaveAttribute('placeholder', 'Same as your town: Chicago'))
  })

  it('is found by its Arabic name, each part in its own direction', async () => {
    const { said } = await showZone(undefined, 'ar')
    await userEvent.type(box(), 'الخليج')
    expect(options().some((one) => one?.includes('Dubai'))).toBe(true)
    const dubai = screen.getByRole('option', { name: /Dubai/ })
    expect([...dubai.querySelectorAll('bdi')].map(({ textContent }) => textContent)).toEqual([
      'Dubai',
      expect.stringContaining('4'),
      expect.stringContaining('الخليج'),
      'Asia',
    ])
    await userEvent.clear(box())
    await userEvent.type(box(), 'لا شيء كهذا')
    expect(screen.getByRole('status')).toHaveTextContent('لا توجد')
    expect(said).toEqual([])
  })
})

describe('town', () => {
  const places = Array.from({ length: 3 }, (_, at) => ({
    id: `city:${at}`,
    type: 'city',
    name: `Port ${at}`,
    label: `Port ${at}, Region, Land`,
    latitude: at,
    longitude: -at,
  }))
  const requests: string[] = []
  const answer = (_: string, body: string) => {
    const { text } = JSON.parse(body) as { text: string }
    requests.push(text)
    if (text === 'broken') throw new Error('away')
    return { data: [], allData: text.startsWith('Port') ? places : [] }
  }
  const showTown = (language: 'en' | 'ar' = 'en') =>
    showControl({ Control: TownControl }, town, { answer, language })

  it('sets its location, and is looked up once a word is typed', async () => {
    const { said } = await showTown()
    await userEvent.click(box())
    expect(box()).toHaveAttribute('aria-expanded', 'false')
    await userEvent.type(box(), 'Port')
    await screen.findByRole('option', { name: 'Port 1, Region, Land' })
    expect(requests).toEqual(['Port'])
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(said).toEqual([{ name: 'Port 1', latitude: 1, longitude: -1 }])
    expect(box()).toHaveValue('Port 1')
    expect(options()).toEqual([])
  })

  it('shows an error if unknown or if the look-up fails', async () => {
    await showTown()
    await userEvent.type(box(), 'Nirgends')
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('No places match.'))
    await userEvent.clear(box())
    await userEvent.type(box(), 'broken')
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('search for places failed'))
    await userEvent.keyboard('{Escape}')
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  })
})
