// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { testSite } from './testing-site.tsx'

describe('/logout', () => {
  const site = testSite('aurora')

  afterEach(() => vi.restoreAllMocks())

  it('clears local storage, ends the session, and redirects after 100 ms', async () => {
    const later = globalThis.setTimeout
    const ways: (() => void)[] = []
    vi.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, delay?: number) => {
      if (delay !== 100) return later(run, delay)
      // What leads away is kept: jsdom has nowhere to go.
      ways.push(run)
      return 0
    }) as typeof setTimeout)
    await site().signIn('traveller')
    localStorage.setItem('anything', 'x')
    await site().show('/logout')
    expect(localStorage.length).toBe(0)
    await waitFor(() => expect(ways).not.toHaveLength(0))
    vi.restoreAllMocks()
    await site().show('/')
    expect((await screen.findAllByRole('link', { name: 'Log In' })).length).toBeGreaterThan(0)
  })
})
