import { expect, it } from 'vitest'
import { readFrameRequest } from './frame-request.ts'

const request = (query: string, cookies: Record<string, string> = {}) => {
  const params = new URLSearchParams(query)
  return readFrameRequest({ query: (name) => params.get(name), cookie: (name) => cookies[name] ?? null })
}
const hidden = { livery_hide_header: '1', livery_hide_footer: '1' }

it('hides header and footer by hideHeader=true and hideFooter=true (spec §2.4)', () => {
  expect(request('')).toEqual({ header: true, footer: true })
  expect(request('hideHeader=true')).toEqual({ header: false, footer: true })
  expect(request('hideFooter=true')).toEqual({ header: true, footer: false })
})

it('stores the choice, and shows them again by =false', () => {
  expect(request('', hidden)).toEqual({ header: false, footer: false })
  expect(request('hideHeader=false', hidden)).toEqual({ header: true, footer: false })
})

it('ignores any other value, and an invalid cookie', () => {
  for (const value of ['', '1', 'TRUE', '<script>', 'x'.repeat(10_000), '%ff'])
    expect(request(`hideHeader=${value}`)).toEqual({ header: true, footer: true })
  expect(request('hideHeader=nonsense', hidden)).toEqual({ header: false, footer: false })
  expect(request('', { livery_hide_header: 'yes' })).toEqual({ header: true, footer: true })
})
