// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import * as leave from '../platform/leave-page.ts'
import * as loader from './remote/load-remote.ts'
import { testSite } from './testing-site.tsx'

// Answers a part's address; the loader around it is real. Other files have loaded the part by its usual address.
const importModule = vi.fn<(url: string) => Promise<unknown>>()
const { loadRemote } = loader
beforeAll(() => {
  vi.spyOn(loader, 'loadRemote').mockImplementation((remote) =>
    loadRemote({ ...remote, entry: `${remote.entry}?own` }, importModule),
  )
})

function Broken(): never {
  throw new Error('Error of the part')
}

const failure = () => screen.findByRole('heading', { name: 'Failed to load remote component.' })
const booking = () => import('../remotes/booking/entry.tsx')

describe('remote part that fails to load', () => {
  const site = testSite('meridian')
  const reload = vi.spyOn(leave, 'reloadPage')
  const answerPages = () => site().network.use(http.head('*', () => new HttpResponse()))
  const tryAgain = () =>
    userEvent.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Try again' }))
  beforeEach(() => {
    importModule.mockReset()
    reload.mockReset().mockImplementation(() => undefined)
    // Errors reported on the console, for the operator of the site.
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    return () => log.mockRestore()
  })

  // §8.15
  it('reports the failure, keeps the shell usable, and retries on click', async () => {
    importModule.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    importModule.mockImplementation(booking)
    await site().show('/booknow/hotels')
    expect(await failure()).toBeVisible()
    expect(screen.getByRole('link', { name: 'Log In' })).toBeVisible()
    await tryAgain()
    expect(await screen.findByRole('combobox', { name: 'Destination' })).toBeVisible()
    expect(importModule).toHaveBeenCalledTimes(2)
  })

  it('reloads the document if the import fails again, for browsers that never repeat it', async () => {
    importModule.mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'))
    answerPages()
    await site().show('/top-destination')
    expect(await failure()).toBeVisible()
    expect(reload).not.toHaveBeenCalled()
    await tryAgain()
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
    expect(importModule).toHaveBeenCalledTimes(2)
    expect(location.pathname).toBe('/top-destination')
  })

  it('shows the failure again if no server answers', async () => {
    importModule.mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'))
    site().network.use(http.head('*', () => HttpResponse.error()))
    await site().show('/top-destination')
    await failure()
    await tryAgain()
    await vi.waitFor(() => expect(importModule).toHaveBeenCalledTimes(2))
    expect(await failure()).toBeVisible()
    expect(reload).not.toHaveBeenCalled()
  })

  it("allows navigation to the shell's own pages", async () => {
    importModule.mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'))
    await site().show('/top-destination')
    expect(await failure()).toBeVisible()
    await userEvent.click(screen.getByRole('link', { name: /: home$/ }))
    expect(await screen.findByRole('heading', { level: 2, name: 'Exclusive Deals' })).toBeVisible()
  })

  it('does not break the shell when it throws during rendering', async () => {
    importModule.mockResolvedValue({
      part: {
        name: 'seo',
        routes: [{ path: '/destination', component: Broken }],
        loadText: async () => ({}),
      },
    })
    await site().show('/destination')
    expect(await failure()).toBeVisible()
    expect(screen.getByRole('contentinfo')).toBeVisible()
    // A part's page whose code did not load throws as well, and again where the import is never repeated.
    answerPages()
    await tryAgain()
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
  })
})
