// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { testSite } from '../../shell/testing-site.tsx'
import { withBrowser } from '../testing-browser.ts'

afterEach(cleanup)

describe('links and locations', () => {
  withBrowser()
  const site = testSite('meridian')
  const draft = async () => (await (await fetch(`${site().origin}/api/branding/draft`)).json()).data
  const open = async (panel: string) => {
    await site().signIn('owner')
    await site().show(`/settings/website/${panel}`)
  }

  it('links the header to a page by its name, or to a valid external address', async () => {
    await open('navigation')
    const list = within(await screen.findByRole('list', { name: 'Links in the header' }))
    const [first] = await list.findAllByRole('button', { expanded: false })
    await userEvent.click(first as HTMLElement)
    const leads = list.getByRole('combobox', { name: 'Links to' })
    await userEvent.selectOptions(leads, 'FAQ')
    await waitFor(async () => expect((await draft()).settings.navigation[0].path).toBe('/faqs'))
    await userEvent.selectOptions(leads, 'Another address…')
    const address = list.getByRole('textbox', { name: 'Address: Links to' })
    fireEvent.change(address, { target: { value: 'javascript:alert(1)' } })
    expect(list.getByRole('alert')).toHaveTextContent('This address is not safe')
    expect(address).toBeInvalid()
    fireEvent.change(address, { target: { value: 'http://plain.example' } })
    expect(list.getByRole('alert')).toHaveTextContent('This address is not encrypted')
    expect((await draft()).settings.navigation[0].path).toBe('/faqs')
    fireEvent.change(address, { target: { value: 'example.com' } })
    expect(list.queryByRole('alert')).toBeNull()
    await waitFor(async () => expect((await draft()).settings.navigation[0].path).toBe('https://example.com'))
  })

  it('starts a destination with its town, which sets country and place, with its own name', async () => {
    const places = async () => (await draft()).settings.destinations
    await open('pages')
    const before = await places()
    await userEvent.click(await screen.findByRole('button', { name: /^Destinations/ }))
    const list = screen.getByRole('group', { name: 'Destinations' })
    await userEvent.click(within(list).getByRole('button', { name: 'Add' }))
    expect(await places()).toEqual(before)
    await userEvent.type(within(list).getByRole('combobox', { name: 'Town' }), 'Lisb')
    await screen.findByRole('option', { name: /Lisbon.*Portugal/ })
    await userEvent.keyboard('{Enter}')
    const name = await within(list).findByRole('textbox', { name: 'Name' })
    expect(name).toHaveValue('Lisbon')
    expect(name).toHaveAccessibleDescription(/^The name that visitors read/)
    expect(within(list).queryByRole('spinbutton')).toBeNull()
    await userEvent.type(name, ', by the river')
    await waitFor(async () =>
      expect((await places()).at(-1)).toMatchObject({ name: 'Lisbon, by the river', country: 'PT' }),
    )
    const { latitude, longitude } = (await places()).at(-1)
    expect([Math.round(latitude), Math.round(longitude)]).toEqual([39, -9])
    await userEvent.click(within(list).getByRole('button', { name: 'Remove Lisbon, by the river' }))
    await waitFor(async () => expect(await places()).toEqual(before))
  })

  it('takes the main address from the agency’s own', async () => {
    await open('search')
    const host = await screen.findByRole('combobox', { name: 'Main address' })
    const { hosts } = await draft()
    expect([...(host as HTMLSelectElement).options].slice(1).map(({ value }) => value)).toEqual(hosts)
  })

  it('finds the place of the deals by its name', async () => {
    await open('home')
    const town = await screen.findByRole('combobox', { name: 'Location for deals' })
    await userEvent.clear(town)
    await userEvent.type(town, 'Lisb')
    const option = await screen.findByRole('option', { name: /Lisbon.*Portugal/ })
    expect(option).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{Enter}')
    await waitFor(async () =>
      expect((await draft()).settings.agency.home.place).toMatchObject({
        name: 'Lisbon',
        latitude: expect.any(Number),
      }),
    )
    await userEvent.click(screen.getByRole('button', { name: 'Remove Location for deals' }))
    await waitFor(async () => expect((await draft()).settings.agency.home.place).toBeUndefined())
  })
})
