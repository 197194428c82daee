// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { toastQueue } from '../../ui/toast.ts'
import { SAVINGS_FLAG } from '../savings/savings-flag.ts'
import { testSite } from '../testing-site.tsx'
import { DeferredFeatures } from './deferred-features.tsx'
import * as leave from './go-to-logout.ts'

const deferred = <DeferredFeatures />
const title = 'Unlock instant savings by signing in'
const popup = () => screen.findByRole('dialog', { name: title })

/** The deferred features respond once their texts have loaded. */
async function settled() {
  await waitFor(() => expect(document.documentElement).toHaveAttribute('data-deferred-ready'))
}

async function scroll() {
  await settled()
  fireEvent.scroll(window)
}

afterEach(() => {
  vi.restoreAllMocks()
  delete document.documentElement.dataset.deferredReady
  act(() => {
    for (const { id } of toastQueue.read().requests) toastQueue.remove(id)
  })
})

describe('savings popup for an anonymous visitor', () => {
  const site = testSite('aurora')

  // §2.6.16
  it('appears on the home path and offers log-in and sign-up, which both lead back', async () => {
    await site().show('/?tab=Cars', { deferred })
    await scroll()
    const card = within(await popup())
    const back = `redirect=${encodeURIComponent('/?tab=Cars')}`
    expect(card.getByRole('link', { name: 'Log In' })).toHaveAttribute('href', `/login?${back}`)
    expect(card.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', `/signup?${back}`)
  })

  it('takes the focus if nothing has it', async () => {
    await site().show('/', { deferred })
    await scroll()
    expect(await popup()).toHaveFocus()
  })

  it('leaves the focus where the visitor is, and closes by Escape from there', async () => {
    await site().show('/', { deferred })
    await settled()
    const link = screen.getAllByRole('link', { name: 'Log In' })[0] as HTMLElement
    act(() => link.focus())
    await scroll()
    await popup()
    expect(link).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(sessionStorage.getItem(SAVINGS_FLAG)).toBe('false')
    fireEvent.scroll(window)
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('failures that concern the whole page (spec §8)', () => {
  const site = testSite('aurora')
  const answers = (path: string, status: number) => {
    site().network.use(http.all(`*${path}`, () => HttpResponse.json({}, { status })))
  }
  const leaves = () => vi.spyOn(leave, 'goToLogout').mockImplementation(() => undefined)

  // §8.1
  it('any 401 from the main API leads to the logout path', async () => {
    const toLogout = leaves()
    await site().show('/', { deferred })
    await settled()
    answers('/api/dealray/deals/activity-search', 401)
    expect(toLogout).not.toHaveBeenCalled()
    await userEvent.click(
      within(screen.getByRole('region', { name: 'Exclusive Deals' })).getByRole('tab', {
        name: 'Activities',
      }),
    )
    await waitFor(() => expect(toLogout).toHaveBeenCalled())
  })

  // §8.1
  it('a 401 from before the deferred features loaded leads there too', async () => {
    const toLogout = leaves()
    answers('/api/dealray/deals/hotel-search', 401)
    await site().show('/', { deferred })
    await waitFor(() => expect(toLogout).toHaveBeenCalled())
  })

  // §8.1
  it('no other refusal leads there', async () => {
    const toLogout = leaves()
    answers('/api/dealray/deals/hotel-search', 403)
    await site().show('/', { deferred })
    await screen.findByRole('alert')
    await settled()
    expect(toLogout).not.toHaveBeenCalled()
  })

  // §8.8
  it('a currency failure shows a generic something-went-wrong message', async () => {
    const message = { tone: 'error', message: 'Something went wrong.' }
    answers('/api/multi-currency/exchange', 500)
    await site().show('/?currency=DKK', { deferred, retries: false })
    await vi.waitFor(() => expect(toastQueue.read().requests).toMatchObject([message]), 20_000)
  })

  it('a notice is shown for as long as the page is offline', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
    await site().show('/', { deferred })
    await settled()
    expect(screen.queryByText(/You are offline/)).toBeNull()
    onLine.mockReturnValue(false)
    fireEvent.offline(window)
    expect(screen.getByText(/You are offline/)).toBeVisible()
    onLine.mockReturnValue(true)
    fireEvent.online(window)
    expect(screen.queryByText(/You are offline/)).toBeNull()
  })
})
