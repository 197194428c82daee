// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { testSite } from '../../shell/testing-site.tsx'
import { withBrowser } from '../testing-browser.ts'

afterEach(cleanup)

describe('search over all settings', () => {
  withBrowser()
  const site = testSite('solstice')
  const search = () => screen.findByRole('searchbox', { name: 'Search all settings' })
  const settingsRegion = () => within(screen.getByRole('region', { name: 'Settings' }))
  const find = async (text: string) => userEvent.type(await search(), text)
  beforeEach(async () => {
    await site().signIn('owner')
    await site().show('/settings/website/home')
    await screen.findByRole('textbox', { name: 'Headline' })
  })

  it('opens by / and by Ctrl+K, but not while typing', async () => {
    const field = await search()
    await userEvent.keyboard('/')
    await waitFor(() => expect(field).toHaveFocus())
    expect(field).toHaveValue('')
    const headline = screen.getByRole('textbox', { name: 'Headline' })
    const said = (headline as HTMLInputElement).value
    await userEvent.type(headline, '/')
    expect(headline).toHaveValue(`${said}/`)
    expect(headline).toHaveFocus()
    await userEvent.keyboard('{Control>}k{/Control}')
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.keyboard('{Control>}z{/Control}')
  })

  it('keeps every letter that is typed right after its shortcut', async () => {
    const field = await search()
    const quick = userEvent.setup({ delay: null })
    await quick.keyboard('/whatsapp')
    expect(field).toHaveValue('whatsapp')
    await quick.keyboard('{Escape}')
  })

  it('has results for the arrow keys, and closes on Escape', async () => {
    await find('colour')
    const list = within(screen.getByRole('list', { name: '' }))
    const [first, second] = list.getAllByRole('button')
    await userEvent.keyboard('{ArrowDown}')
    expect(first).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    expect(second).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    expect(await search()).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{Escape}')
    expect(await search()).toHaveFocus()
    expect(await search()).toHaveValue('')
    expect(screen.getByRole('textbox', { name: 'Headline' })).toBeVisible()
  })

  it('opens an article by its title, with the focus in it', async () => {
    await find('swim before{Enter}')
    expect(await screen.findByRole('heading', { level: 2, name: 'Pages' })).toBeVisible()
    const title = await screen.findByRole('textbox', { name: 'Title' })
    expect(title).toHaveValue('Swim before breakfast')
    await waitFor(() => expect(title).toHaveFocus())
    expect(title).toHaveAccessibleDescription(/^The heading of the article/)
    expect(screen.getByRole('button', { name: 'Swim before breakfast' })).toHaveAttribute(
      'aria-expanded',
      'true',
    )
    expect(screen.getByRole('button', { name: /^The cheap weeks/ })).toHaveAttribute('aria-expanded', 'false')
  })

  it('opens a question, a destination and a menu link by their names', async () => {
    await find('byron')
    await userEvent.click(settingsRegion().getByRole('button', { name: /Byron Bay/ }))
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Town' })).toHaveFocus())
    expect(screen.getByRole('combobox', { name: 'Town' })).toHaveValue('Byron Bay')
    // The next one opens in the same list.
    await find('montego{Enter}')
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Town' })).toHaveValue('Montego Bay'))
    await find('in season{Enter}')
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Label' })).toHaveFocus())
    expect(screen.getByRole('textbox', { name: 'Label' })).toHaveValue('In season now')
  })

  it('shows where each result is', async () => {
    await find('byron')
    const found = settingsRegion().getByRole('button', { name: /Byron Bay/ })
    expect(found).toHaveTextContent('Pages › Destinations')
    expect(screen.getByText(/Settings found: \d/)).toBeTruthy()
  })
})

describe('fold', () => {
  withBrowser()
  const site = testSite('solstice')
  const fold = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name}`) })
  beforeEach(async () => {
    await site().signIn('owner')
    await site().show('/settings/website/pages')
  })

  it('shows its page’s title and first words, and toggles by a press', async () => {
    const about = await fold('About page')
    expect(about).toHaveAttribute('aria-expanded', 'false')
    expect(about).toHaveTextContent(/Shown/)
    expect(about.textContent?.length).toBeGreaterThan(40)
    await userEvent.click(about)
    expect(about).toHaveAttribute('aria-expanded', 'true')
    expect(screen.getByRole('switch', { name: 'Show the page' })).toBeChecked()
    await userEvent.click(about)
    expect(screen.queryByRole('switch', { name: 'Show the page' })).toBeNull()
  })

  it('shows what is off and what is empty', async () => {
    await userEvent.click(await fold('About page'))
    await userEvent.click(screen.getByRole('switch', { name: 'Show the page' }))
    expect(await fold('About page')).toHaveTextContent('Hidden')
    await userEvent.click(screen.getByRole('switch', { name: 'Show the page' }))
    expect(await fold('About page')).toHaveTextContent('Shown')
    expect(await fold('MCL')).toHaveTextContent('Empty')
    expect(await fold('Destinations')).toHaveTextContent('Entries: 9')
  })
})
