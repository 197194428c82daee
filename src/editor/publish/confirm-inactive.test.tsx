// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { withDialogs } from '../../shell/testing-dialog.ts'
import { testSite } from '../../shell/testing-site.tsx'
import { enterText } from '../../ui/testing-text-entry.ts'
import { withBrowser } from '../testing-browser.ts'

afterEach(cleanup)

describe('publishing an inactive agency', () => {
  withBrowser()
  withDialogs()
  const site = testSite('aurora')
  const json = { 'content-type': 'application/json', 'x-requested-with': 'livery' }
  const api = async (method: string, path: string, body?: object, headers: object = {}) => {
    const answer = await fetch(`${site().origin}/api/${path}`, {
      method,
      headers: { ...json, origin: site().origin, ...headers },
      ...(body && { body: JSON.stringify(body) }),
    })
    return answer.json()
  }
  const agency = async () => (await api('GET', 'agency')).agency
  const setStatus = async (after: string) => {
    const { data } = await api('GET', 'branding/draft')
    const headers = { 'if-match': `"${data.revision}"` }
    await api('PATCH', 'branding/draft', { changes: [{ pointer: '/agency/status', after }] }, headers)
  }

  it('asks for the agency’s name, shows what visitors see, and leaves the editor open', async () => {
    await site().signIn('owner')
    const { agencyName } = await agency()
    await setStatus('Inactive')
    await site().show('/settings/website/contact')
    await userEvent.click(await screen.findByRole('button', { name: 'Publish' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Publish' }))
    await userEvent.click(await sheet.findByRole('button', { name: 'Publish now' }))
    const question = () => screen.findByRole('dialog', { name: `Make ${agencyName} inactive?` })
    const dialog = within(await question())
    expect(dialog.getByText(/Agency is inactive, Please contact the administrator/)).toBeVisible()
    const field = dialog.getByLabelText(`Type ${agencyName} to confirm`)
    await enterText(field, 'Another')
    await userEvent.click(dialog.getByRole('button', { name: 'Make inactive' }))
    expect(await dialog.findByText(/This is not the agency’s name/)).toBeVisible()
    expect((await agency()).status).toBe('Active')
    await userEvent.clear(field)
    await enterText(field, agencyName)
    await userEvent.click(dialog.getByRole('button', { name: 'Make inactive' }))
    expect(await screen.findByRole('button', { name: 'Done' })).toBeVisible()
    expect((await agency()).status).toBe('Inactive')
    expect(screen.queryByText('Agency is inactive, Please contact the administrator')).toBeNull()
  })

  it('does nothing if the question is cancelled', async () => {
    await site().signIn('owner')
    await setStatus('Active')
    const { data } = await api('GET', 'branding/draft')
    await api('POST', 'branding/publish', { revision: data.revision })
    await setStatus('Inactive')
    await site().show('/settings/website/contact')
    await userEvent.click(await screen.findByRole('button', { name: 'Publish' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Publish' }))
    await userEvent.click(await sheet.findByRole('button', { name: 'Publish now' }))
    const dialog = within(await screen.findByRole('dialog', { name: /inactive\?$/ }))
    const [cancel] = dialog.getAllByRole('button', { name: 'Cancel' })
    await userEvent.click(cancel as HTMLElement)
    expect(await sheet.findByRole('button', { name: 'Publish now' })).toBeEnabled()
    expect((await agency()).status).toBe('Active')
  })
})

describe('inactive agency', () => {
  withBrowser()
  withDialogs()
  const site = testSite('aurora', (content) => ({
    ...content,
    agency: { ...content.agency, status: 'Inactive' as const },
  }))
  const modal = 'Agency is inactive, Please contact the administrator'

  it('lets its owner sign in, open the Command Center and edit the settings', async () => {
    await site().show('/login')
    expect(await screen.findByRole('heading', { name: 'Log In' })).toBeVisible()
    expect(screen.queryByText(modal)).toBeNull()
    cleanup()
    await site().signIn('owner')
    await site().show('/dashboard')
    expect(screen.queryByText(modal)).toBeNull()
    cleanup()
    await site().show('/settings/website/contact')
    expect(await screen.findByRole('textbox', { name: 'Town' })).toBeVisible()
    expect(screen.queryByText(modal)).toBeNull()
    cleanup()
    await site().show('/')
    await waitFor(() => expect(location.pathname).toBe('/dashboard'))
    cleanup()
    await site().show('/destination')
    expect(await screen.findByText(modal)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Go to the Command Center' })).toHaveAttribute(
      'href',
      '/dashboard',
    )
  })
})
