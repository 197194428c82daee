// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import type { AgencyMarkups } from '../contract/types.ts'
import { enterText } from '../ui/testing-text-entry.ts'
import { toastQueue } from '../ui/toast.ts'
import { testSite } from './testing-site.tsx'

afterEach(cleanup)

const messages = () => toastQueue.read().requests.map(({ message }) => message)

describe('Markup Settings', () => {
  const site = testSite('livery')
  const general = () =>
    within(screen.getByRole('heading', { name: 'For everything' }).closest('section') as HTMLElement)
  const example = () => within(screen.getByRole('region', { name: 'Example' }))
  const row = (number: number) => within(screen.getByRole('group', { name: `Exception ${number}` }))
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }))
  const price = () => example().getByText('Price to Traveller').nextElementSibling?.textContent

  async function open() {
    await site().show('/settings/agency')
    await screen.findByRole('heading', { name: 'For everything' })
  }

  /** Reads or changes the rules as another tab does. */
  async function ask({
    method = 'GET',
    revision = 0,
    body,
  }: {
    method?: string
    revision?: number
    body?: object
  } = {}) {
    const headers = {
      'content-type': 'application/json',
      'x-requested-with': 'livery',
      'if-match': `"${revision}"`,
    }
    const sent = body === undefined ? {} : { body: JSON.stringify(body) }
    const response = await fetch(`${site().origin}/api/agency/markups`, { method, headers, ...sent })
    return ((await response.json()) as { data: AgencyMarkups }).data
  }

  async function write(field: HTMLElement, text: string) {
    await userEvent.clear(field)
    await enterText(field, text)
  }

  it('show the price without any rule, and the effect of the input while typing', async () => {
    await site().signIn('owner')
    await open()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Markup Settings')
    expect(general().getByLabelText('Markup')).toHaveValue('12')
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled()
    expect(price()).toBe('$448.00')
    await write(general().getByLabelText('Markup'), '15')
    expect(price()).toBe('$460.00')
    await write(general().getByLabelText('Markup'), '40')
    expect(price()).toBe('$520.00')
    expect(example().getByText(/The markup is limited here/)).toBeTruthy()
    await userEvent.selectOptions(general().getByLabelText('In'), 'EUR')
    expect(price()).toBe('$447.11')
  })

  it('show errors at their fields and send nothing', async () => {
    await site().signIn('owner')
    await open()
    await userEvent.click(screen.getByRole('button', { name: 'Add an exception' }))
    await write(general().getByLabelText('Markup'), '100.5')
    await save()
    expect(general().getByText(/100% at most/)).toBeTruthy()
    expect(document.activeElement).toBe(general().getByLabelText('Markup'))
    expect(row(1).getByText('Enter a number, such as 12.5')).toBeTruthy()
    await write(row(1).getByLabelText('Markup'), '9')
    expect(row(1).getByText('There is already a rule for this product and place')).toBeTruthy()
    await userEvent.type(row(1).getByRole('combobox', { name: 'Where' }), 'Portug')
    expect(row(1).getByText('Choose a city or a country from the list')).toBeTruthy()
  })

  it('keep exceptions by product, country and city, and apply the most specific in the example', async () => {
    await site().signIn('admin')
    await open()
    const add = screen.getByRole('button', { name: 'Add an exception' })
    await userEvent.click(add)
    await userEvent.type(row(1).getByRole('combobox', { name: 'Where' }), 'Portug')
    await userEvent.click(await screen.findByRole('option', { name: 'Portugal' }))
    await write(row(1).getByLabelText('Markup'), '5')
    await userEvent.click(add)
    await userEvent.type(row(2).getByRole('combobox', { name: 'Where' }), 'Lisbon')
    await userEvent.click(await screen.findByRole('option', { name: /^Lisbon, Portugal/ }))
    await userEvent.selectOptions(row(2).getByLabelText('Product'), 'Hotels')
    await write(row(2).getByLabelText('Markup'), '7.5')
    await userEvent.selectOptions(example().getByLabelText('Where'), 'Lisbon, Portugal')
    expect(price()).toBe('$430.00')
    await userEvent.selectOptions(example().getByLabelText('Product'), 'Cars')
    // No rule covers cars in Lisbon specifically, so the country's rule applies.
    expect(price()).toBe('$420.00')
    await save()
    await waitFor(() => expect(messages()).toContain('Saved. New prices apply from now on.'))
    expect(await screen.findByText(/^Last changed by /)).toBeTruthy()
    cleanup()
    await open()
    await waitFor(() => expect(row(1).getByRole('combobox', { name: 'Where' })).toHaveValue('Portugal'))
    expect(row(2).getByRole('combobox', { name: 'Where' })).toHaveValue('Lisbon, Portugal')
    await userEvent.click(screen.getByRole('button', { name: 'Remove exception 1' }))
    expect(row(1).getByLabelText('Markup')).toHaveValue('7.5')
  })

  it("keep a colleague's concurrent change, and show it on click", async () => {
    await site().signIn('owner')
    await open()
    const { revision, rules } = await ask()
    const others = rules.map((rule) => ({ ...rule, value: 3 }))
    await ask({ method: 'PUT', revision, body: { rules: others } })
    await write(general().getByLabelText('Markup'), '20')
    await save()
    expect(await screen.findByText('Someone else has changed the markup in the meantime')).toBeTruthy()
    expect(general().getByLabelText('Markup')).toHaveValue('20')
    await userEvent.click(screen.getByRole('button', { name: 'Show the current rules' }))
    await waitFor(() => expect(general().getByLabelText('Markup')).toHaveValue('3'))
    expect((await ask()).rules).toEqual(others)
  })

  it('show what members and agents pay, and what visitors are promised', async () => {
    await site().signIn('owner')
    const { revision } = await ask()
    await ask({ method: 'PUT', revision, body: { rules: [{ kind: 'percent', value: 12 }] } })
    await open()
    await userEvent.click(screen.getByRole('button', { name: 'Add an exception' }))
    await userEvent.selectOptions(row(1).getByLabelText('For'), 'Members (logged in)')
    await write(row(1).getByLabelText('Markup'), '25')
    await save()
    expect(row(1).getByText(/^Members never pay more/)).toBeTruthy()
    await write(row(1).getByLabelText('Markup'), '7')
    expect(price()).toBe('$448.00')
    expect(example().getByText('Log In to save up to').nextElementSibling).toHaveTextContent('$20.00')
    await userEvent.selectOptions(example().getByLabelText('For'), 'Members (logged in)')
    expect(price()).toBe('$428.00')
    expect(example().queryByText('Log In to save up to')).toBeNull()
    await userEvent.selectOptions(example().getByLabelText('For'), 'Agents')
    expect(price()).toBe('$448.00')
    await save()
    await waitFor(async () =>
      expect((await ask()).rules).toContainEqual({ audience: 'member', kind: 'percent', value: 7 }),
    )
  })
})
