// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { afterEach, describe, expect, it } from 'vitest'
import { testSite } from '../shell/testing-site.tsx'
import { enterText } from '../ui/testing-text-entry.ts'
import { withBrowser } from './testing-browser.ts'

afterEach(cleanup)

const color = () => screen.findByRole('textbox', { name: 'Primary colour' })
const saved = () => screen.findByText('All changes saved')

async function write(field: HTMLElement, text: string): Promise<void> {
  await userEvent.clear(field)
  await enterText(field, text)
}

describe('editor', () => {
  withBrowser()
  const site = testSite('aurora')
  const draft = async () => {
    const answer = await fetch(`${site().origin}/api/branding/draft`)
    return (await answer.json()).data
  }

  it('opens for the owner with the Brand panel, its actions and the site next to it', async () => {
    await site().signIn('owner')
    await site().show('/settings/website')
    expect(await color()).toHaveValue('#136f63')
    expect(screen.getByRole('region', { name: 'Settings' })).toBeVisible()
    const preview = within(screen.getByRole('region', { name: 'Preview' }))
    await waitFor(() =>
      expect(preview.getByTitle('Site preview').getAttribute('src')).toMatch(/^\/\?livery-preview=./),
    )
    for (const name of ['Undo', 'Redo', 'Publish', 'History', 'Share preview', 'Compare previews']) {
      expect(screen.getByRole('button', { name }), name).toBeVisible()
    }
    await userEvent.click(preview.getByRole('button', { name: /^View options/ }))
    for (const name of ['Page', 'View as', 'Language', 'Currency', 'Offers']) {
      expect(preview.getAllByRole('combobox', { name })[0], name).toBeVisible()
    }
    expect(preview.getByRole('radiogroup', { name: 'Light or dark' })).toBeVisible()
  })

  it('gives no other element the name of a field or an action, even in a loose search', async () => {
    await site().signIn('owner')
    await site().show('/settings/website')
    const field = await color()
    expect(screen.getAllByLabelText('Primary colour', { exact: false })).toEqual([field])
    expect(screen.getAllByRole('textbox', { name: /primary colour/i })).toEqual([field])
    const called = (role: string, word: string) =>
      screen.getAllByRole(role, { name: (name) => name.toLowerCase().includes(word.toLowerCase()) })
    const editor = within(
      screen.getByRole('region', { name: 'Settings' }).closest('[data-part=editor]') as HTMLElement,
    )
    const buttons = editor.getAllByRole('button').map((one) => one.ariaLabel ?? one.textContent)
    for (const word of ['undo', 'redo', 'publish', 'history', 'share preview', 'compare previews']) {
      expect(
        buttons.filter((name) => name.toLowerCase().includes(word)),
        word,
      ).toHaveLength(1)
    }
    for (const word of ['Settings', 'Preview']) expect(called('region', word), word).toHaveLength(1)
    expect(await screen.findAllByTitle('Site preview', { exact: false })).toHaveLength(1)
    for (const name of ['Choose the brand colour', 'Show on the site']) {
      const beside = screen.getAllByLabelText(name)
      expect(
        beside.map((one) => one.getAttribute('aria-describedby')),
        name,
      ).toContain(`${field.id}-name`)
    }
  })

  it('saves, undoes and redoes a change', async () => {
    await site().signIn('owner')
    await site().show('/settings/website/brand')
    const before = '#136f63'
    await write(await color(), '#8040C0')
    await saved()
    await waitFor(async () => expect((await draft()).settings.agency.primaryColor).toBe('#8040c0'))
    await userEvent.keyboard('{Control>}z{/Control}')
    await waitFor(async () => expect((await draft()).settings.agency.primaryColor).toBe(before))
    expect(await color()).toHaveValue(before)
    await userEvent.click(screen.getByRole('button', { name: 'Redo' }))
    expect(await color()).toHaveValue('#8040c0')
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await saved()
  })

  it('describes the payment provider chosen in the draft', async () => {
    await site().signIn('owner')
    await site().show('/settings/website/payment')
    const sandbox = await screen.findByText('The sandbox takes no money.')
    expect(sandbox).toBeVisible()
    await userEvent.click(screen.getByRole('radio', { name: 'Stripe' }))
    expect(await screen.findByText('Guests pay with Stripe, into your Stripe account.')).toBeVisible()
    expect(screen.queryByText('The sandbox takes no money.')).toBeNull()
    await saved()
  })

  it('shows at a field why the server refuses it, and saves the rest', async () => {
    await site().signIn('owner')
    await site().show('/settings/website/contact')
    const email = await screen.findByRole('textbox', { name: 'Email address' })
    await write(email, 'nobody')
    await waitFor(() => expect(email).toHaveAccessibleDescription('Enter an email address or nothing.'))
    expect(email).toBeInvalid()
    const contact = screen.getByRole('button', { name: 'Contact and footer' })
    expect(contact).toHaveAccessibleDescription('To fix: 1')
    await userEvent.click(screen.getByRole('button', { name: 'Payment' }))
    await userEvent.click(screen.getByRole('button', { name: 'A setting needs to be fixed' }))
    const again = await screen.findByRole('textbox', { name: 'Email address' })
    await waitFor(() => expect(again).toHaveFocus())
    await write(screen.getByRole('textbox', { name: 'Town' }), 'Faro')
    await waitFor(async () => expect((await draft()).settings.agency.city).toBe('Faro'))
    await write(again, 'hello@aurora.example')
    await saved()
    expect(again).toBeValid()
    expect(contact).not.toHaveAccessibleDescription(/mending/)
  })

  it('shows a conflict if another person changed the same field meanwhile', async () => {
    await site().signIn('admin')
    await site().show('/settings/website/contact')
    const town = await screen.findByRole('textbox', { name: 'Town' })
    const { revision, settings } = await draft()
    const theirs = { pointer: '/agency/city', before: settings.agency.city, after: 'Braga' }
    const headers = {
      'content-type': 'application/json',
      'x-requested-with': 'livery',
      'if-match': `"${revision}"`,
    }
    await fetch(`${site().origin}/api/branding/draft`, {
      method: 'PATCH',
      headers: { ...headers, origin: site().origin },
      body: JSON.stringify({ changes: [theirs] }),
    })
    fireEvent.change(town, { target: { value: 'Beja' } })
    const conflict = await screen.findByText(/Someone else changed Town/)
    expect(conflict.closest('[role=alert]')).toHaveTextContent(/Braga.*Beja/)
    await userEvent.click(screen.getByRole('button', { name: 'Use mine' }))
    await waitFor(async () => expect((await draft()).settings.agency.city).toBe('Beja'))
    await saved()
  })

  it('finds a setting by its name, and opens it', async () => {
    await site().signIn('owner')
    await site().show('/settings/website')
    await userEvent.type(
      await screen.findByRole('searchbox', { name: 'Search all settings' }),
      'postal{Enter}',
    )
    expect(await screen.findByRole('heading', { level: 2, name: 'Contact and footer' })).toBeVisible()
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Postal code' })),
    )
    expect(location.pathname).toBe('/settings/website/contact')
  })

  it('stores a list order that the arrow keys change', async () => {
    await site().signIn('owner')
    await site().show('/settings/website/engines')
    const list = within(await screen.findByRole('list', { name: 'What you sell' }))
    const rows = async () => (await list.findAllByRole('listitem')).map((row) => row.textContent)
    const [first, second] = await rows()
    screen.getByRole('button', { name: `Move ${first} (arrow keys)` }).focus()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(async () => expect((await rows()).slice(0, 2)).toEqual([second, first]))
    expect(screen.getByText(`${first} is now 2 of 6`)).toBeTruthy()
    await saved()
  })

  it('shows an error if the draft cannot be loaded, and tries again', async () => {
    await site().signIn('owner')
    site().network.use(
      http.get('*/api/branding/draft', () => new HttpResponse(null, { status: 503 }), { once: true }),
    )
    await site().show('/settings/website')
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await color()).toBeVisible()
  })

  it.each(['sales', 'restricted', 'traveller'])('is not available to %s', async (user) => {
    await site().signIn(user)
    await site().show('/settings/website/brand')
    const heading = await screen.findByRole('heading', { level: 1 })
    expect(heading.textContent).toBe('You do not have access to this page')
  })
})
