// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { afterEach, describe, expect, it } from 'vitest'
import { testSite } from '../../shell/testing-site.tsx'
import { enterText } from '../../ui/testing-text-entry.ts'
import { withBrowser } from '../testing-browser.ts'

afterEach(cleanup)

describe('publishing and its history', () => {
  withBrowser()
  const site = testSite('aurora')
  const json = { 'content-type': 'application/json', 'x-requested-with': 'livery' }
  const api = async (method: string, path: string, body?: object, headers: object = {}) => {
    const answer = await fetch(`${site().origin}/api/branding/${path}`, {
      method,
      headers: { ...json, origin: site().origin, ...headers },
      ...(body && { body: JSON.stringify(body) }),
    })
    return { status: answer.status, ...(await answer.json()) }
  }
  const change = async (pointer: string, after: unknown) => {
    const { data } = await api('GET', 'draft')
    const changed = await api(
      'PATCH',
      'draft',
      { changes: [{ pointer, after }] },
      { 'if-match': `"${data.revision}"` },
    )
    expect(changed.status).toBe(200)
    return changed.data.revision as number
  }
  const city = async () => {
    const answer = await fetch(`${site().origin}/api/agency`)
    return (await answer.json()).agency.city as string
  }
  const open = async (name: 'Publish' | 'History') => {
    await userEvent.click(await screen.findByRole('button', { name }))
    return within(await screen.findByRole('dialog', { name }))
  }
  const arrive = async () => {
    await site().show('/settings/website/contact')
    return screen.findByRole('textbox', { name: 'Town' })
  }

  it('states that there is nothing to publish', async () => {
    await site().signIn('owner')
    await arrive()
    const sheet = await open('Publish')
    expect(await sheet.findByText('Nothing to publish')).toBeVisible()
    expect(sheet.queryByRole('button', { name: 'Publish now' })).toBeNull()
  })

  it('publishes changes that are still being saved, with a receipt, and reverts them', async () => {
    await site().signIn('owner')
    const before = await city()
    const town = await arrive()
    await userEvent.clear(town)
    await enterText(town, 'Faro')
    const sheet = await open('Publish')
    await enterText(await sheet.findByRole('textbox', { name: 'Note' }), 'We moved')
    expect(sheet.getByText('Contact and footer')).toBeVisible()
    await waitFor(() => expect(sheet.getByRole('button', { name: 'Publish now' })).toBeEnabled())
    await userEvent.click(sheet.getByRole('button', { name: 'Publish now' }))
    const receipt = within(await screen.findByRole('dialog', { name: 'Published' }))
    expect(receipt.getByText('We moved')).toBeVisible()
    expect(receipt.getByText('Every page')).toBeVisible()
    expect(receipt.getAllByRole('img').map((one) => one.getAttribute('src'))).toEqual([
      '/api/branding/versions/1/picture?size=large',
      '/api/branding/versions/2/picture?size=large',
    ])
    expect(await city()).toBe('Faro')
    await userEvent.click(receipt.getByRole('button', { name: 'Undo this publication' }))
    await userEvent.click(receipt.getByRole('button', { name: 'Undo this publication' }))
    expect(await receipt.findByText('Version 1 is live again')).toBeVisible()
    expect(await city()).toBe(before)
    // The changes that were published too soon are still in the draft.
    expect(town).toHaveValue('Faro')
    const { data } = await api('GET', 'draft')
    expect([data.settings.agency.city, data.changed]).toEqual(['Faro', ['/agency/city']])
    await userEvent.click(receipt.getByRole('button', { name: 'Done' }))
    const again = await open('Publish')
    expect(await again.findByText('Unpublished changes: 1')).toBeVisible()
  })

  it('loses nothing if another person publishes at the same moment', async () => {
    await site().signIn('owner')
    await change('/agency/city', 'Beja')
    await arrive()
    const sheet = await open('Publish')
    const now = await sheet.findByRole('button', { name: 'Publish now' })
    await waitFor(() => expect(now).toBeEnabled())
    const revision = await change('/agency/zipCode', '7800')
    expect((await api('POST', 'publish', { revision })).status).toBe(200)
    await userEvent.click(now)
    expect(await sheet.findByText('The draft changed in the meantime')).toBeVisible()
    expect(sheet.getByText(/published version 3\.$/)).toBeVisible()
    expect(await sheet.findByText('Nothing to publish')).toBeVisible()
    expect(await city()).toBe('Beja')
  })

  it('names the failed check after a press, and keeps the draft', async () => {
    await site().signIn('owner')
    await change('/agency/city', 'Silves')
    await arrive()
    site().network.use(
      http.post('*/api/branding/publish', () =>
        HttpResponse.json({ code: 'checks_failed', detail: '' }, { status: 409 }),
      ),
    )
    const sheet = await open('Publish')
    const now = await sheet.findByRole('button', { name: 'Publish now' })
    await waitFor(() => expect(now).toBeEnabled())
    await userEvent.click(now)
    expect(await sheet.findByText('The checks found a problem')).toBeVisible()
    expect((await api('GET', 'draft')).data.settings.agency.city).toBe('Silves')
  })

  it('copies a field back into the draft as one step, and discards the whole draft', async () => {
    await site().signIn('owner')
    const town = await arrive()
    const sheet = await open('History')
    await userEvent.click(await sheet.findByRole('button', { name: /We moved/ }))
    await userEvent.click(await sheet.findByRole('radio', { name: 'Compared with the draft' }))
    await userEvent.click(await sheet.findByRole('button', { name: 'Restore: Town' }))
    expect(town).toHaveValue('Faro')
    await waitFor(async () => expect((await api('GET', 'draft')).data.settings.agency.city).toBe('Faro'))
    await userEvent.click(screen.getAllByRole('button', { name: 'Undo' })[0] as HTMLElement)
    expect(town).toHaveValue('Silves')
    await userEvent.click(sheet.getByRole('button', { name: 'All versions' }))
    const discard = () => sheet.findByRole('button', { name: 'Discard the draft' })
    await waitFor(async () => expect((await api('GET', 'draft')).data.settings.agency.city).toBe('Silves'))
    await userEvent.click(await discard())
    await userEvent.click(await discard())
    await waitFor(() => expect(town).toHaveValue('Beja'))
    expect((await api('GET', 'draft')).data.changed).toEqual([])
    await userEvent.click(screen.getAllByRole('button', { name: 'Undo' })[0] as HTMLElement)
    expect(town).toHaveValue('Silves')
  })

  it('restores a version for visitors; platform fields stay as they are', async () => {
    await site().signIn('owner')
    await arrive()
    const sheet = await open('History')
    await userEvent.click(await sheet.findByRole('button', { name: /Version 1/ }))
    await userEvent.click(await sheet.findByRole('button', { name: 'Restore this version' }))
    expect(await sheet.findByText(/Visitors will see version 1 at once/)).toBeVisible()
    await userEvent.click(sheet.getByRole('button', { name: 'Restore this version' }))
    await waitFor(async () => expect(await city()).not.toBe('Beja'))
    expect((await api('POST', 'versions/999/restore', { from: 1 })).status).toBe(404)
  })

  it('reverts no colleague’s publication, and names the author of the live version', async () => {
    await site().signIn('owner')
    await change('/agency/city', 'Lagos')
    await arrive()
    const sheet = await open('Publish')
    const now = await sheet.findByRole('button', { name: 'Publish now' })
    await waitFor(() => expect(now).toBeEnabled())
    await userEvent.click(now)
    const receipt = within(await screen.findByRole('dialog', { name: 'Published' }))
    const revision = await change('/agency/city', 'Olhos')
    const theirs = await api('POST', 'publish', { revision })
    const { version, by } = theirs.data.publication
    const undo = await receipt.findByRole('button', { name: 'Undo this publication' })
    await userEvent.click(undo)
    await userEvent.click(receipt.getByRole('button', { name: 'Undo this publication' }))
    expect(await receipt.findByText('Another version is live now')).toBeVisible()
    expect(receipt.getByText(new RegExp(`${by.name} has published version ${version}`))).toBeVisible()
    expect(receipt.queryByRole('button', { name: 'Undo this publication' })).toBeNull()
    expect(await city()).toBe('Olhos')
  })
})
