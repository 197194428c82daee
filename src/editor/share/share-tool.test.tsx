// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { testSite } from '../../shell/testing-site.tsx'
import { enterText } from '../../ui/testing-text-entry.ts'
import { withBrowser } from '../testing-browser.ts'

afterEach(cleanup)

/** Sets the clipboard that scripts can use. */
function clipboard(value: object): void {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value })
}

describe('sharing a preview', () => {
  withBrowser()
  const site = testSite('aurora')

  async function open() {
    await site().signIn('owner')
    await site().show('/settings/website')
    await userEvent.click(await screen.findByRole('button', { name: 'Share preview' }))
    return within(await screen.findByRole('dialog', { name: 'Share preview' }))
  }

  it('creates a link, copies it, lists it without its address, and revokes it after a confirmation', async () => {
    const sheet = await open()
    expect(await sheet.findByText('No active links')).toBeVisible()
    await userEvent.click(sheet.getByRole('button', { name: 'Create link' }))
    expect(sheet.getByRole('alert')).toHaveTextContent('Enter who the link is for.')
    const label = sheet.getByRole('textbox', { name: 'Who is it for?' })
    expect(label).toHaveAccessibleDescription('Enter who the link is for.')
    expect(label.nextElementSibling).toBe(sheet.getByRole('alert'))
    await enterText(label, 'Board')
    await userEvent.click(sheet.getByRole('radio', { name: '30 days' }))
    await userEvent.click(sheet.getByRole('button', { name: 'Create link' }))
    const address = await sheet.findByRole('textbox', { name: 'Address of the link' })
    expect(address).toHaveFocus()
    const { value } = address as HTMLInputElement
    expect(value).toMatch(/\/preview\/[\w-]{43}$/)
    const written = vi.fn(async () => {})
    clipboard({ writeText: written })
    await userEvent.click(sheet.getByRole('button', { name: 'Copy' }))
    expect(await sheet.findByRole('button', { name: 'Copied' })).toBeVisible()
    expect(written).toHaveBeenCalledWith(value)
    const row = await sheet.findByRole('listitem')
    expect(row).toHaveTextContent(/Board.*Not opened yet/)
    await userEvent.click(within(row).getByRole('button', { name: 'End link for Board' }))
    expect(within(row).getByRole('group', { name: /Anyone who opens it/ })).toBeVisible()
    await userEvent.click(within(row).getByRole('button', { name: 'Keep it' }))
    await userEvent.click(within(row).getByRole('button', { name: 'End link for Board' }))
    await userEvent.click(within(row).getByRole('button', { name: 'End link' }))
    expect(await sheet.findByText('No active links')).toBeVisible()
    expect(sheet.getByText('1 ended link')).toBeVisible()
    expect(sheet.getByRole('listitem', { hidden: true })).toHaveTextContent(/Board.*Ended/)
    expect(sheet.queryByRole('textbox', { name: 'Address of the link' })).toBeNull()
  })

  it('explains what to do if the browser does not allow copying', async () => {
    const sheet = await open()
    await enterText(sheet.getByRole('textbox', { name: 'Who is it for?' }), 'Legal')
    await userEvent.click(sheet.getByRole('button', { name: 'Create link' }))
    await sheet.findByRole('textbox', { name: 'Address of the link' })
    const refused = { writeText: () => Promise.reject(new Error('NotAllowedError')) }
    clipboard(refused)
    await userEvent.click(sheet.getByRole('button', { name: 'Copy' }))
    expect(await sheet.findByText(/cannot copy the address/)).toBeVisible()
  })

  it('shows an error if the links could not be loaded, and loads them again', async () => {
    site().network.use(
      http.get('*/api/branding/shares', () => HttpResponse.json({}, { status: 503 }), { once: true }),
    )
    const sheet = await open()
    await userEvent.click(await sheet.findByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(sheet.queryByText('The links could not be loaded.')).toBeNull())
  })
})
