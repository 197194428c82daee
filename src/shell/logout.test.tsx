// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { delay, HttpResponse, http } from 'msw'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { proofCases } from '../../scripts/proof-cases.ts'
import { testSite } from './testing-site.tsx'

/** Records navigations, since jsdom cannot navigate. A hanging call times out at once. */
function recordNavigations(): (() => void)[] {
  const later = globalThis.setTimeout
  const navigations: (() => void)[] = []
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, delay?: number) => {
    if (delay !== 100) return later(run, delay)
    navigations.push(run)
    return 0
  }) as typeof setTimeout)
  return navigations
}

const failed = () => screen.findByRole('heading', { level: 1, name: 'You are still logged in' })

describe('/logout', () => {
  const site = testSite('aurora')

  afterEach(() => vi.restoreAllMocks())

  // §2.1.3, §9.18
  it('clears local storage, ends the session, and redirects after 100 ms', async () => {
    const navigations = recordNavigations()
    await site().signIn('traveller')
    localStorage.setItem('anything', 'x')
    await site().show('/logout')
    expect(localStorage.length).toBe(0)
    await waitFor(() => expect(navigations).not.toHaveLength(0))
    vi.restoreAllMocks()
    await site().show('/')
    expect((await screen.findAllByRole('link', { name: 'Log In' })).length).toBeGreaterThan(0)
  })

  it('clears checkout data of the tab: travellers and payments', async () => {
    const navigations = recordNavigations()
    await site().signIn('traveller')
    const names = ['livery_checkout', 'livery-payment:LV-7K3QX9', 'livery_deep_link', 'of-another']
    for (const name of names) sessionStorage.setItem(name, 'x')
    await site().show('/logout')
    expect(names.filter((name) => sessionStorage.getItem(name) !== null)).toEqual(['of-another'])
    sessionStorage.clear()
    await waitFor(() => expect(navigations).not.toHaveLength(0))
  })

  it.each(
    proofCases(
      [
        ['there is no connection', () => HttpResponse.error()],
        ['the server has no time', () => HttpResponse.json({ code: 'overloaded' }, { status: 503 })],
        ['the server refuses', () => HttpResponse.json({ code: 'forbidden' }, { status: 403 })],
      ],
      1,
    ),
  )('reports that the session is still open if %s, and ends it on retry', async (_, answer) => {
    const navigations = recordNavigations()
    await site().signIn('traveller')
    site().network.use(http.post('*/api/user/logout', answer, { once: true }))
    await site().show('/logout')
    expect(await failed()).toBeVisible()
    expect(screen.getByRole('alert')).toHaveTextContent('may still have access to your account')
    expect(navigations).toHaveLength(0)
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(navigations).toHaveLength(1))
    vi.restoreAllMocks()
    cleanup()
    await site().show('/')
    expect((await screen.findAllByRole('link', { name: 'Log In' })).length).toBeGreaterThan(0)
  })

  it('waits at most five seconds for a silent server', async () => {
    const limit = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
      const ending = new AbortController()
      setTimeout(() => ending.abort(new DOMException('too long', 'TimeoutError')), 20)
      return ending.signal
    })
    await site().signIn('traveller')
    site().network.use(http.post('*/api/user/logout', () => delay('infinite'), { once: true }))
    await site().show('/logout')
    expect(await failed()).toBeVisible()
    expect(limit).toHaveBeenCalledWith(5_000)
  })

  it('redirects without an error if there is no session', async () => {
    const navigations = recordNavigations()
    site().network.use(http.post('*/api/user/logout', () => HttpResponse.error(), { once: true }))
    await site().show('/logout')
    await waitFor(() => expect(navigations).toHaveLength(1))
  })
})
