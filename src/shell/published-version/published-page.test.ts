import { describe, expect, it } from 'vitest'
import type { PageAgency, PageContext } from '../../contract/page.ts'
import { publishedPage } from './published-page.ts'

const agency = (analytics: object, more: object = {}) => ({ analytics, ...more }) as unknown as PageAgency
const page = (more: object) => more as unknown as PageContext
const measured = { isEnabled: true, googleAnalyticsId: 'G-1' }

describe('page whose agency publishes a version', () => {
  it('becomes the new version and keeps its visitor', () => {
    const shown = page({
      agency: agency(measured, { agencyName: 'Before' }),
      session: { signedIn: false },
      currency: 'EUR',
      language: 'de',
      wording: { a: 'alt' },
    })
    const next = page({
      agency: agency(measured, { agencyName: 'After' }),
      session: { signedIn: true },
      currency: 'USD',
      language: 'de',
      wording: { a: 'neu' },
    })
    expect(publishedPage(shown.agency, shown, next)).toEqual({
      ...shown,
      agency: next.agency,
      wording: { a: 'neu' },
    })
  })

  it('keeps its wording if the new one is in another language', () => {
    const shown = page({ agency: agency(measured), language: 'de', wording: { a: 'alt' } })
    const next = page({ agency: agency(measured), language: 'en', wording: { a: 'new' } })
    expect(publishedPage(shown.agency, shown, next)).toMatchObject({ language: 'de', wording: { a: 'alt' } })
  })

  it.each([
    [
      'begins to be measured with the next page, whose policy allows it',
      { isEnabled: false },
      measured,
      { isEnabled: true },
    ],
    ['is measured no more where that was taken back', measured, { isEnabled: false }, { isEnabled: false }],
    [
      'is measured by whom its policy names, under another id too',
      measured,
      { isEnabled: true, googleAnalyticsId: 'G-2', facebookAnalyticsId: '7' },
      { isEnabled: true, googleAnalyticsId: 'G-2' },
    ],
  ])('%s', (_, served, published, expected) => {
    const shown = page({ agency: agency(served) })
    expect(publishedPage(shown.agency, shown, page({ agency: agency(published) })).agency.analytics).toEqual(
      expected,
    )
  })

  it.each([
    ['another', { supportMode: 'chat', chatWidget: { url: 'https://two.example/a' } }, 'page'],
    ['the same', { supportMode: 'chat', chatWidget: { url: 'https://one.example/b' } }, 'chat'],
  ])('offers a chat only from origins that its policy allows: %s', (_, more, expected) => {
    const isOne = expected === 'chat'
    const chat = { supportMode: 'chat', chatWidget: { url: 'https://one.example/a' } }
    const shown = page({ agency: agency(measured, isOne ? chat : { supportMode: 'page' }) })
    const becomes = publishedPage(shown.agency, shown, page({ agency: agency(measured, more) }))
    expect(becomes.agency.supportMode).toBe(expected)
  })
})
