// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DeferredFeatures } from '../deferred/deferred-features.tsx'
import { loadPage } from '../pages.ts'
import { keepSavingsClosed } from '../savings/savings-flag.ts'
import { testSite } from '../testing-site.tsx'
import * as forget from './forget-measurement.ts'
import * as scripts from './third-party-script.ts'

// Module state lasts as long as a page, so these tests load their own modules.
afterAll(() => vi.resetModules())

const deferred = <DeferredFeatures />
const banner = { name: 'May we count your visit?' }
const popup = { name: 'Unlock instant savings by signing in' }
const question = () => screen.findByRole('dialog', banner)
const press = async (name: string) => userEvent.click(within(await question()).getByRole('button', { name }))

/** Returns all commands given to Google's tag. */
const commands = () =>
  ((window as Window & { dataLayer?: IArguments[] }).dataLayer ?? []).map((one) => Array.from(one))
const views = () => commands().filter(([, name]) => name === 'page_view').length

describe('analytics of an agency with countries that need consent', () => {
  const site = testSite('jolt')
  const addScript = vi.fn<(url: string) => void>()
  const added = () => addScript.mock.calls.map(([url]) => new URL(url).origin)
  const from = (country: string | null) => {
    site().network.use(http.get('*/api/visitor-region', () => HttpResponse.json({ data: { country } })))
  }
  beforeEach(() => {
    keepSavingsClosed()
    addScript.mockReset()
    vi.spyOn(scripts, 'addScript').mockImplementation(addScript)
  })
  afterEach(() => vi.restoreAllMocks())

  it.each([['DE'], [null]])(
    'asks a visitor from %s, and loads nothing before the answer',
    async (country) => {
      from(country)
      await site().show('/faqs', { deferred })
      const card = within(await question())
      expect(card.getByText(/Google Analytics and Meta Pixel/)).toBeVisible()
      expect(added()).toEqual([])
    },
  )

  it('loads nothing for a visitor who rejects, and stores the answer', async () => {
    from('DE')
    await site().show('/faqs', { deferred })
    await press('Reject')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.cookie).toContain('livery_consent=denied')
    expect(added()).toEqual([])
  })

  it('asks again through Cookie settings with the current choice, which Escape keeps', async () => {
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
    document.cookie = 'livery_consent=denied; Path=/'
    await site().show('/cookies-policy', { deferred })
    await userEvent.click(await screen.findByRole('button', { name: 'Cookie settings' }))
    expect(await question()).toHaveTextContent('Visits are not being measured.')
    expect(await question()).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByRole('button', { name: 'Cookie settings' })).toHaveFocus()
    expect(document.cookie).toContain('livery_consent=denied')
  })

  it('treats Global Privacy Control as a rejection, and explains it in the settings', async () => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true })
    await site().show('/cookies-policy', { deferred })
    await userEvent.click(await screen.findByRole('button', { name: 'Cookie settings' }))
    expect(await question()).toHaveTextContent('Your browser asks sites not to track you.')
    expect(within(await question()).queryByRole('button', { name: 'Accept' })).toBeNull()
    expect(added()).toEqual([])
    Reflect.deleteProperty(navigator, 'globalPrivacyControl')
  })

  // From here on the scripts are there, as they would be for the rest of a visit.
  it('loads both after consent, and reports the page and each later one', async () => {
    from('DE')
    // A page's view is reported half a second after its address changes: on a busy machine its code takes longer.
    await loadPage('privacy-policy')
    await site().show('/cookies-policy', { deferred })
    await press('Accept')
    expect(added()).toEqual(['https://www.googletagmanager.com', 'https://connect.facebook.net'])
    expect(commands()).toContainEqual(['config', 'G-JOLT000000', { send_page_view: false }])
    await waitFor(() => expect(views()).toBe(1))
    await userEvent.click(
      await within(screen.getByRole('contentinfo')).findByRole('link', { name: 'Privacy Policy' }),
    )
    await waitFor(() => expect(views()).toBe(2))
    expect(commands().at(-1)).toMatchObject([
      'event',
      'page_view',
      { page_title: expect.stringMatching(/^Privacy/) },
    ])
  })

  it('measures a visitor of another country without asking', async () => {
    from('AU')
    const before = views()
    await site().show('/faqs', { deferred })
    await waitFor(() => expect(views()).toBe(before + 1))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('removes its cookies when consent is withdrawn', async () => {
    const forgotten = vi.spyOn(forget, 'forgetMeasurement').mockImplementation(() => undefined)
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
    document.cookie = 'livery_consent=granted; Path=/'
    await site().show('/cookies-policy', { deferred })
    await userEvent.click(await screen.findByRole('button', { name: 'Cookie settings' }))
    expect(await question()).toHaveTextContent('Visits are being measured.')
    await press('Reject')
    expect(forgotten).toHaveBeenCalledOnce()
    expect(document.cookie).toContain('livery_consent=denied')
  })
})

describe('agency that measures nothing', () => {
  const site = testSite('aurora')

  it('has no Cookie settings', async () => {
    await site().show('/cookies-policy', { deferred })
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Cookie settings' })).toBeNull()
  })
})

/** Scrolls the deals to the middle of the screen; jsdom has no layout, so they are at its top. */
async function scrollToDeals(): Promise<void> {
  await waitFor(() => expect(document.documentElement).toHaveAttribute('data-deferred-ready'))
  fireEvent.scroll(window)
}

describe('savings popup of an agency that asks for consent', () => {
  const site = testSite('jolt')
  // The tests before closed it.
  beforeEach(() => sessionStorage.clear())
  afterEach(() => {
    delete document.documentElement.dataset.deferredReady
  })

  // §4.23
  it('appears only after the cookie banner is answered, even if it was due before', async () => {
    site().network.use(http.get('*/api/visitor-region', () => HttpResponse.json({ data: { country: 'DE' } })))
    await site().show('/', { deferred })
    const card = await question()
    await scrollToDeals()
    expect(screen.getAllByRole('dialog')).toEqual([card])
    await userEvent.click(within(card).getByRole('button', { name: 'Reject' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(await screen.findByRole('dialog', popup)).toBeVisible()
    expect(screen.queryByRole('dialog', banner)).toBeNull()
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
