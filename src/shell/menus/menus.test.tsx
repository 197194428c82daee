// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { testSite } from '../testing-site.tsx'

/** jsdom has no layout, and tooltips measure sizes. */
beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
})
afterEach(() => vi.unstubAllGlobals())

const sideMenu = () => screen.getByRole('navigation', { name: 'Command Center' })
const account = () => screen.getByRole('button', { name: /^Your account/ })
const namesOf = (elements: readonly HTMLElement[]) => elements.map((one) => one.textContent)

describe("agents' side menu", () => {
  const site = testSite('meridian')
  const show = async (name: string, path = '/dashboard') => {
    await site().signIn(name)
    await site().show(path)
  }

  it('names every entry and marks the current page or its parent', async () => {
    await show('owner')
    const current = () => sideMenu().querySelectorAll('[aria-current]')
    expect(namesOf([...current()] as HTMLElement[])).toEqual(['Dashboard'])
    await userEvent.click(within(sideMenu()).getByRole('link', { name: 'Book Now' }))
    await waitFor(() => expect(current()[0]).toHaveTextContent('Book Now'))
    expect(current()[0]).toHaveAttribute('aria-current', 'page')
  })

  it('opens the settings by their button, and starts open on one of their pages', async () => {
    await show('owner')
    const settings = within(sideMenu()).getByRole('button', { name: 'Settings' })
    expect(settings).toHaveAttribute('aria-expanded', 'false')
    expect(screen.queryByRole('link', { name: 'Markup Settings' })).toBeNull()
    settings.focus()
    await userEvent.keyboard('{Enter}')
    expect(settings).toHaveAttribute('aria-expanded', 'true')
    await userEvent.tab()
    expect(within(sideMenu()).getByRole('link', { name: 'Profile' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(location.pathname).toBe('/settings/profile'))
    expect(settings).toHaveAttribute('aria-expanded', 'true')
    expect(settings).toHaveAttribute('data-here')
  })

  // §6.10
  it('tells a SalesAgent why a setting is disabled, outside the tab order', async () => {
    await show('sales')
    await userEvent.click(within(sideMenu()).getByRole('button', { name: 'Settings' }))
    const markup = within(sideMenu()).getByRole('link', { name: /^Markup Settings/ })
    expect(markup).toHaveAttribute('aria-disabled', 'true')
    expect(markup).toHaveTextContent('Markup Settings, Not available for your role')
    expect(markup).not.toHaveAttribute('href')
    expect(markup.tabIndex).toBe(-1)
  })

  it('marks a missing page as not available yet, outside the tab order', async () => {
    await show('agent')
    const clients = within(sideMenu()).getByRole('link', { name: /^Clients/ })
    expect(clients).toHaveAccessibleName(/^Clients, ?Not available yet$/)
    expect(clients).toHaveAttribute('aria-disabled', 'true')
    expect(clients).not.toHaveAttribute('href')
    expect(clients.tabIndex).toBe(-1)
    await userEvent.hover(clients)
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Not available yet')
  })

  // §2.6.6, §4.31
  it('collapses and expands by its button, and remembers the choice', async () => {
    await show('agent')
    const toggle = () => within(sideMenu()).getByRole('button', { name: /the menu$/ })
    expect(toggle()).toHaveAttribute('aria-expanded', 'true')
    await userEvent.click(toggle())
    expect(toggle()).toHaveAccessibleName('Expand the menu')
    expect(sideMenu()).toHaveAttribute('data-collapsed')
    expect(document.cookie).toContain('livery_menu=collapsed')
    expect(within(sideMenu()).getByRole('link', { name: 'Agents' })).toHaveAttribute('href', '/users/agents')
    await userEvent.click(toggle())
    expect(sideMenu()).not.toHaveAttribute('data-collapsed')
    expect(document.cookie).not.toContain('livery_menu')
  })

  it('shows a tooltip at a collapsed icon, and expands for the settings', async () => {
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
    document.cookie = 'livery_menu=collapsed; Path=/'
    await show('agent')
    expect(sideMenu()).toHaveAttribute('data-collapsed')
    act(() => within(sideMenu()).getByRole('link', { name: 'Agents' }).focus())
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Agents')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
    act(() => within(sideMenu()).getByRole('button', { name: 'Settings' }).focus())
    await userEvent.keyboard('{Enter}')
    expect(sideMenu()).not.toHaveAttribute('data-collapsed')
  })

  it('expands to open the settings, keeps the focus, and leaves the stored choice unchanged', async () => {
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
    document.cookie = 'livery_menu=collapsed; Path=/'
    await show('owner', '/settings/profile')
    const settings = () => within(sideMenu()).getByRole('button', { name: 'Settings' })
    const profile = () => within(sideMenu()).queryByRole('link', { name: 'Profile' })
    expect(settings()).toHaveAttribute('aria-expanded', 'false')
    expect(settings()).toHaveAttribute('data-here')
    expect(profile()).toBeNull()
    act(() => settings().focus())
    await userEvent.keyboard('{Enter}')
    expect(sideMenu()).not.toHaveAttribute('data-collapsed')
    expect(settings()).toHaveAttribute('aria-expanded', 'true')
    expect(settings()).toHaveFocus()
    expect(profile()).toBeVisible()
    expect(document.cookie).toContain('livery_menu=collapsed')
    await userEvent.keyboard('{Enter}')
    expect(settings()).toHaveAttribute('aria-expanded', 'false')
    expect(sideMenu()).not.toHaveAttribute('data-collapsed')
  })

  // §2.6.5
  it("is in the header's drawer on narrow screens, with the same entries", async () => {
    await show('owner')
    const beside = namesOf(within(sideMenu()).getAllByRole('link'))
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }))
    const drawer = await screen.findByRole('dialog', { name: 'Menu' })
    expect(within(drawer).getByText('Omar Lindqvist')).toBeVisible()
    const inside = within(within(drawer).getByRole('navigation', { name: 'Command Center' }))
    expect(namesOf(inside.getAllByRole('link'))).toEqual([...beside, 'Log Out'])
    await userEvent.click(inside.getByRole('button', { name: 'Settings' }))
    await userEvent.click(inside.getByRole('link', { name: 'Profile' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(location.pathname).toBe('/settings/profile')
  })
})

describe('profile menu', () => {
  const site = testSite('aurora')
  const open = async (name: string) => {
    await site().signIn(name)
    await site().show('/about')
    await userEvent.click(account())
    return within(account().parentElement as HTMLElement)
  }

  // §2.6.7, §6.3
  it('has Dashboard, Book Now, My Trips, profile, support and log-out for travellers', async () => {
    const panel = await open('traveller')
    expect(panel.getByText('Tessa Marlow')).toBeVisible()
    expect(panel.getByText('Traveller')).toBeVisible()
    expect(panel.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Dashboard', '/mytrip/dashboard'],
      ['Book Now', '/booknow/hotels'],
      ['My Trips', '/mytrip/mytrips'],
      ['Profile', '/mytrip/profile'],
      ['Support', '/mytrip/support'],
      ['Log Out', '/logout'],
    ])
  })

  // §6.5, §6.9
  it.each([
    ['owner', 'Owner', true],
    ['admin', 'Admin', true],
    ['sales', 'Sales agent', false],
    ['restricted', 'Sales agent, restricted', false],
  ])(
    'has Command Center, profile and support for the %s, and Website Settings for managers only',
    async (name, role, hasWebsite) => {
      const panel = await open(name)
      expect(panel.getByText(role)).toBeVisible()
      expect(namesOf(panel.getAllByRole('link'))).toEqual([
        'Command Center',
        'Profile',
        ...(hasWebsite ? ['Website Settings'] : []),
        'Support',
        'Log Out',
      ])
    },
  )

  // §2.6.2
  it('closes on outside click and Escape, which restores the focus; arrow keys move through it', async () => {
    const panel = await open('traveller')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    expect(panel.getByRole('link', { name: 'Book Now' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    expect(account()).toHaveFocus()
    expect(account()).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(account())
    await userEvent.click(screen.getByRole('main'))
    expect(account()).toHaveAttribute('aria-expanded', 'false')
  })
})

describe('help by chat', () => {
  const site = testSite('patio-bugambilia', (content) => ({
    ...content,
    agency: {
      ...content.agency,
      defaultLanguage: 'en',
      chatWidget: { url: 'https://chat.provider.test.invalid.example/x', label: 'Concierge' },
    },
  }))

  // §6.14
  it('reads Help for travellers, opens the chat on click only, and Escape closes it', async () => {
    await site().signIn('traveller')
    await site().show('/about')
    await userEvent.click(account())
    expect(screen.queryByRole('dialog')).toBeNull()
    const help = screen.getByRole('link', { name: 'Help' })
    // Without script it leads to the contact page.
    expect(help).toHaveAttribute('href', '/mytrip/support')
    await userEvent.click(help)
    const chat = await screen.findByRole('dialog', { name: 'Concierge' })
    expect(location.pathname).toBe('/about')
    expect(within(chat).getByText(/^The chat is not staffed/)).toBeVisible()
    expect(within(chat).getByRole('link', { name: 'Write to us instead' })).toHaveAttribute(
      'href',
      '/mytrip/support',
    )
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('keeps the support page for agents', async () => {
    await site().signIn('agent')
    await site().show('/about')
    expect(within(sideMenu()).getByRole('link', { name: 'Support' })).toHaveAttribute(
      'href',
      '/settings/support',
    )
  })
})
