// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { afterEach, describe, expect, it } from 'vitest'
import { testSite } from '../../shell/testing-site.tsx'
import { withBrowser } from '../testing-browser.ts'

afterEach(cleanup)

describe('checks in the editor', () => {
  withBrowser()
  const site = testSite('aurora')
  const ask = async (method: string, path: string, body?: object, headers: object = {}) => {
    const own = { 'content-type': 'application/json', 'x-requested-with': 'livery', origin: site().origin }
    const answer = await fetch(`${site().origin}/api/branding/${path}`, {
      method,
      headers: { ...own, ...headers },
      ...(body && { body: JSON.stringify(body) }),
    })
    return (await answer.json()).data
  }
  const draft = () => ask('GET', 'draft')
  const set = async (pointer: string, after: unknown) => {
    const { revision } = await draft()
    await ask('PATCH', 'draft', { changes: [{ pointer, after }] }, { 'if-match': `"${revision}"` })
  }

  it('mark panel and button, lead to the setting, and fix it with an undoable press', async () => {
    await site().signIn('owner')
    const { navigation } = (await draft()).settings
    await set('/navigation', [...navigation, { label: 'Gone', path: '/nothing-of-the-kind' }])
    await site().show('/settings/website')
    const publish = await screen.findByRole('button', { name: 'Publish' })
    await waitFor(() => expect(publish).toHaveAccessibleDescription(/^To fix: 1/))
    expect(screen.getByRole('button', { name: 'Navigation' })).toHaveAccessibleDescription('To fix: 1')

    await userEvent.click(publish)
    let toFix = within(await screen.findByRole('region', { name: /^Fix before publishing/ }))
    expect(toFix.getByText(/Links to a page that does not exist: \/nothing-of-the-kind/)).toBeVisible()
    const colours = screen.getByText(/Colour pairs in light and dark mode/)
    expect(colours).not.toBeVisible()
    await userEvent.click(screen.getByText(/^Passed/))
    expect(colours).toBeVisible()
    expect(screen.queryByText(/: 0/)).toBeNull()
    expect(screen.getByRole('button', { name: 'Publish now' })).toBeDisabled()

    await userEvent.click(toFix.getByRole('button', { name: /^Go to setting: Navigation/ }))
    expect(await screen.findByRole('heading', { level: 2, name: 'Navigation' })).toBeVisible()
    // In a window this narrow the sheet covers everything, and closes to show the setting.
    expect(screen.queryByRole('dialog', { name: 'Publish' })).toBeNull()
    await userEvent.click(publish)
    toFix = within(await screen.findByRole('region', { name: /^Fix before publishing/ }))
    await userEvent.click(toFix.getByRole('button', { name: /^Remove: Navigation/ }))
    await waitFor(async () => expect((await draft()).settings.navigation).toEqual(navigation))
    expect(screen.queryByRole('region', { name: /^Fix before/ })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(async () => expect((await draft()).settings.navigation).toHaveLength(navigation.length + 1))
    await userEvent.click(screen.getByRole('button', { name: 'Redo' }))
    await screen.findByText('All changes saved')
  })

  it('report that they failed, and run again on a press', async () => {
    await site().signIn('owner')
    await set('/agency/city', 'Faro')
    site().network.use(http.get('*/api/branding/checks', () => new HttpResponse(null, { status: 500 })))
    await site().show('/settings/website')
    await userEvent.click(await screen.findByRole('button', { name: 'Publish' }))
    expect(await screen.findByText('The checks could not be run.')).toBeVisible()
    site().network.resetHandlers()
    await userEvent.click(screen.getByRole('button', { name: 'Check again' }))
    expect(await screen.findByText(/^Passed/)).toBeVisible()
  })
})
