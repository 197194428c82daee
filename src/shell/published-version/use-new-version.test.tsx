// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PageContext } from '../../contract/page.ts'
import { DeferredFeatures } from '../deferred/deferred-features.tsx'
import { withDialogs } from '../testing-dialog.ts'
import { testSite } from '../testing-site.tsx'

const deferred = <DeferredFeatures />
const lines: Line[] = []

class Line extends EventTarget {
  static readonly CLOSED = 2
  readyState = 1
  onerror: (() => void) | null = null
  constructor() {
    super()
    lines.push(this)
  }
  close() {
    this.readyState = 2
  }
}

beforeEach(() => {
  lines.length = 0
  vi.stubGlobal('EventSource', Line)
})
afterEach(() => {
  vi.unstubAllGlobals()
  delete document.documentElement.dataset.deferredReady
})

const site = testSite('aurora')
withDialogs()

/** Makes the site answer with another version without notifying open pages; returns a counter of requests. */
async function publish(change: (page: PageContext) => void): Promise<{ requests: () => number }> {
  const response = await fetch(`${site().origin}/api/page-context?path=/`)
  const { data } = (await response.json()) as { data: PageContext }
  data.agency.version = 2
  change(data)
  const answer = vi.fn(() => HttpResponse.json({ data }))
  site().network.use(http.get('*/api/page-context', answer))
  return { requests: () => answer.mock.calls.length }
}

async function settled() {
  await waitFor(() => expect(document.documentElement).toHaveAttribute('data-deferred-ready'))
}

describe('open page', () => {
  it('becomes the announced version and keeps the input', async () => {
    await site().show('/login', { deferred })
    await settled()
    const email = await screen.findByLabelText(/email/i)
    await userEvent.type(email, 'half@an.addr')
    await publish((page) => {
      page.agency.agencyName = 'Aurora anew'
      page.wording = { 'header.login': 'Come in' }
    })
    act(() => void lines[0]?.dispatchEvent(new MessageEvent('version', { data: '2' })))
    await waitFor(() => expect(document.title).toContain('Aurora anew'))
    const banner = within(screen.getByRole('banner'))
    expect(banner.getAllByRole('link', { name: 'Come in' }).length).toBeGreaterThan(0)
    expect(email).toBeInTheDocument()
    expect(email).toHaveValue('half@an.addr')
  })

  it('requests its own page, even if another tab has opened a shared link', async () => {
    await site().show('/', { deferred })
    await settled()
    const listener = vi.fn()
    site().network.use(
      http.get('*/api/page-context', ({ request }) => void listener(request.headers.get('x-livery-preview'))),
    )
    act(() => void lines[0]?.dispatchEvent(new MessageEvent('version', { data: '2' })))
    await waitFor(() => expect(listener).toHaveBeenCalledWith('none'))
  })

  it('detects a new version in the answer to a call without an announcement', async () => {
    await site().show('/', { deferred })
    await settled()
    const { requests } = await publish((page) => {
      page.agency.agencyName = 'Aurora of an answer'
    })
    site().network.use(
      http.post('*/api/dealray/deals/:kind', () =>
        HttpResponse.json({ response: [] }, { headers: { 'x-livery-version': '2' } }),
      ),
    )
    await userEvent.click(screen.getAllByRole('tab', { name: 'Activities' }).at(-1) as HTMLElement)
    const logos = await screen.findAllByAltText('Aurora of an answer')
    expect(logos.length).toBeGreaterThan(0)
    expect(requests()).toBe(1)
  })

  it('reports at once that its site was closed', async () => {
    await site().show('/', { deferred })
    await settled()
    await publish((page) => {
      page.agency.status = 'Inactive'
    })
    act(() => void lines[0]?.dispatchEvent(new MessageEvent('version', { data: '2' })))
    expect(await screen.findByRole('dialog')).toBeVisible()
  })
})
