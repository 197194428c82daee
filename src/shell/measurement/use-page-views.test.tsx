// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter, useNavigate } from 'react-router-dom'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as google from './google.ts'
import * as scripts from './third-party-script.ts'
import { usePageViews } from './use-page-views.ts'

// Module state lasts as long as a page, so these tests load their own modules.
afterAll(() => vi.resetModules())

const measurement = { google: 'G-TEST' }

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(scripts, 'addScript').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Opens an address; returns a counter of reported views and a function to navigate. */
function open(address: string) {
  const report = vi.spyOn(google, 'reportToGoogle')
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
  )
  const use = () => {
    usePageViews(measurement)
    return useNavigate()
  }
  const { result } = renderHook(use, { wrapper })
  const seen = () => {
    act(() => vi.runAllTimers())
    return report.mock.calls.length
  }
  return { seen, go: (to: string) => act(() => void result.current(to)) }
}

describe('page view (spec §7)', () => {
  // Scripts load once per visit, so this test comes before the others.
  it.each([
    '/newPassword?token=abc',
    '/?xsessionid=abc',
    '/booknow/hotels/checkout?reference=LV-1&payment_intent_client_secret=abc',
    '/login?redirect=%2Fbooknow%2Fhotels%2Fcheckout%3Fid%3D1%26token%3Dabc',
    '/booknow/hotels/confirm-payment?reference=LV-7K3QX9#key=kkkkkkkkkkkkkkkkkkkkkkkk',
    '/login?redirect=%2Fbooknow%2Fhotels%2Fconfirm-payment%3Freference%3DLV-7K3QX9%23key%3Dkkkk',
    '/signup?redirect=/login?redirect=%252Fverify%253FToken%253Dabc',
  ])('of %s is not reported', (address) => {
    const { seen } = open(address)
    expect(seen()).toBe(0)
    expect(scripts.addScript).not.toHaveBeenCalled()
  })

  it('of a page opened from such an address is not reported', () => {
    vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://a.example/verify?token=abc')
    const { seen } = open('/about')
    expect(seen()).toBe(0)
    expect(scripts.addScript).not.toHaveBeenCalled()
  })

  it('is reported for each article, although all have the same path', () => {
    const { seen, go } = open('/blog')
    expect(seen()).toBe(1)
    go('/blog?id=one')
    expect(seen()).toBe(2)
    go('/blog?id=two')
    expect(seen()).toBe(3)
  })

  it('is reported to Google without the fragment', () => {
    history.replaceState(null, '', '/faqs?id=one#ours')
    open('/faqs?id=one#ours').seen()
    const command = (window as { dataLayer?: IArguments[] }).dataLayer?.at(-1)
    expect(command?.[2]).toMatchObject({ page_location: `${location.origin}/faqs?id=one` })
  })

  it('is not repeated for another tab or sort order of the same page', () => {
    const { seen, go } = open('/')
    expect(seen()).toBe(1)
    go('/?tab=Cars')
    expect(seen()).toBe(1)
  })
})
