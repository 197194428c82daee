// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import * as leave from '../../platform/leave-page.ts'
import { DeferredFeatures } from '../deferred/deferred-features.tsx'
import { testSite } from '../testing-site.tsx'
import * as modal from './load-auth-modal.ts'

afterEach(() => {
  vi.restoreAllMocks()
  delete document.documentElement.dataset.late
})

describe('sign-in modal whose code fails to load', () => {
  const site = testSite('aurora')

  it('leads to the equivalent page', async () => {
    vi.spyOn(modal, 'loadAuthModal').mockRejectedValue(new Error('gone'))
    const openPath = vi.spyOn(leave, 'openPath').mockImplementation(() => undefined)
    await site().show('/', { deferred: <DeferredFeatures /> })
    await waitFor(() => expect(document.documentElement).toHaveAttribute('data-late'))
    const [link] = await screen.findAllByRole('link', { name: 'Log In to save up to' })
    await userEvent.click(link as HTMLElement)
    await waitFor(() => expect(openPath).toHaveBeenCalledWith('/login?redirect=%2F%3Ftab%3DHotels'))
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
