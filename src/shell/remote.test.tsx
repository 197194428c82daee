// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import * as leave from '../platform/leave-page.ts'
import { testSite } from './testing-site.tsx'

// What a part's address answers with; the loader around it is the real one.
const importModule = vi.hoisted(() => vi.fn<(url: string) => Promise<unknown>>())
vi.mock('./remote/load-remote.ts', async (importActual) => {
  const actual = await importActual<typeof import('./remote/load-remote.ts')>()
  return {
    ...actual,
    loadRemote: (remote: Parameters<typeof actual.loadRemote>[0]) => actual.loadRemote(remote, importModule),
  }
})

function Broken(): never {
  throw new Error('a fault of the part')
}

const failure = () => screen.findByRole('heading', { name: 'Failed to load remote component.' })
const booking = () => import('../remotes/booking/entry.tsx')

describe('a remote part that cannot be loaded', () => {
  const site = testSite('meridian')
  const reload = vi.spyOn(leave, 'reloadPage')
  const answerPages = () => site().network.use(http.head('*', () => new HttpResponse()))
  const tryAgain = () =>
    userEvent.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Try again' }))
  beforeEach(() => {
    importModule.mockReset()
    reload.mockReset().mockImplementation(() => undefined)
    // What is told to who runs the site.
    const tell = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    return () => tell.mockRestore()
  })

  // §8.15
  it('says so, leaves the shell usable, and is tried again on request', async () => {
    importModule.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    importModule.mockImplementation(booking)
    await site().show('/booknow/hotels')
    expect(await failure()).toBeVisible()
    expect(screen.getByRole('link', { name: 'Log In' })).toBeVisible()
    await tryAgain()
    expect(await screen.findByRole('combobox', { name: 'Destination' })).toBeVisible()
    expect(importModule).toHaveBeenCalledTimes(2)
  })

  it('reloads the page at the same address when the import fails again, as in browsers that never repeat it', async () => {
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

  it('shows the failure again when no server answers', async () => {
    importModule.mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'))
    site().network.use(http.head('*', () => HttpResponse.error()))
    await site().show('/top-destination')
    await failure()
    await tryAgain()
    await vi.waitFor(() => expect(importModule).toHaveBeenCalledTimes(2))
    expect(await failure()).toBeVisible()
    expect(reload).not.toHaveBeenCalled()
  })

  it('leads on to the shell’s own pages', async () => {
    importModule.mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'))
    await site().show('/top-destination')
    expect(await failure()).toBeVisible()
    await userEvent.click(screen.getByRole('link', { name: /: home$/ }))
    expect(await screen.findByRole('heading', { level: 2, name: 'Exclusive Deals' })).toBeVisible()
  })

  it('is no danger to the shell when it throws while it renders', async () => {
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
    // A page of the part whose code did not arrive throws as well, and throws again where the import is never repeated.
    answerPages()
    await tryAgain()
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
  })
})
