// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { testSite } from '../testing-site.tsx'
import { DeferredFeatures } from './deferred-features.tsx'

// Module state lasts as long as a page, so these tests load their own modules.
afterAll(() => vi.resetModules())

const deferred = <DeferredFeatures />
const question = { name: 'May we count your visit?' }
const popup = { name: 'Unlock instant savings by signing in' }

/** Scrolls the deals to the middle of the screen; jsdom has no layout, so they are at its top. */
async function scrollToDeals(): Promise<void> {
  await waitFor(() => expect(document.documentElement).toHaveAttribute('data-late'))
  fireEvent.scroll(window)
}

describe('savings popup of an agency that asks for consent', () => {
  const site = testSite('jolt')
  afterEach(() => {
    delete document.documentElement.dataset.late
  })

  // §4.23
  it('appears only after the cookie banner is answered, even if it was due before', async () => {
    site().network.use(http.get('*/api/visitor-region', () => HttpResponse.json({ data: { country: 'DE' } })))
    await site().show('/', { deferred })
    const card = await screen.findByRole('dialog', question)
    await scrollToDeals()
    expect(screen.getAllByRole('dialog')).toEqual([card])
    await userEvent.click(within(card).getByRole('button', { name: 'Reject' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(await screen.findByRole('dialog', popup)).toBeVisible()
    expect(screen.queryByRole('dialog', question)).toBeNull()
  })

  it('waits until it is known whether the cookie banner appears', async () => {
    const { promise: region, resolve } = Promise.withResolvers<string>()
    const answer = async () => HttpResponse.json({ data: { country: await region } })
    site().network.use(http.get('*/api/visitor-region', answer))
    await site().show('/', { deferred })
    await scrollToDeals()
    expect(screen.queryByRole('dialog')).toBeNull()
    resolve('AU')
    expect(await screen.findByRole('dialog', popup)).toBeVisible()
  })
})
