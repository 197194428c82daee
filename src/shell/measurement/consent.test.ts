// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  type ConsentInput,
  isPrivate,
  type MeasurementStatus,
  measurementStatus,
  readConsent,
  writeConsent,
} from './consent.ts'

const visitor: ConsentInput = { isPrivate: false, consent: null, regions: ['DE', 'FR'], country: 'DE' }

describe('measured visitors', () => {
  it.each<[string, Partial<ConsentInput>, MeasurementStatus]>([
    ['a visitor of a listed country is asked', {}, 'asked'],
    ['a visitor of an unknown country is asked', { country: null }, 'asked'],
    ['a visitor of another country is measured', { country: 'US' }, 'measured'],
    ['nobody is asked where no country is listed', { regions: [], country: undefined }, 'measured'],
    ['nothing happens until the country is known', { country: undefined }, 'unknown'],
    ['who accepted is measured', { consent: 'granted' }, 'measured'],
    [
      'who accepted is measured before the country is known',
      { consent: 'granted', country: undefined },
      'measured',
    ],
    ['who rejected is not', { consent: 'denied' }, 'unmeasured'],
    ['who rejected is not, wherever', { consent: 'denied', regions: [], country: 'US' }, 'unmeasured'],
    ['Global Privacy Control counts as rejected', { isPrivate: true, consent: 'granted' }, 'unmeasured'],
  ])('%s', (_, change, status) => {
    expect(measurementStatus({ ...visitor, ...change })).toBe(status)
  })
})

describe('consent', () => {
  afterEach(() => {
    vi.restoreAllMocks()
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
    document.cookie = 'livery_consent=; Path=/; Max-Age=0'
  })

  it('is stored in a cookie for a year, and can be changed', () => {
    const write = vi.spyOn(document, 'cookie', 'set')
    expect(readConsent()).toBeNull()
    writeConsent('granted')
    expect(readConsent()).toBe('granted')
    writeConsent('denied')
    expect(readConsent()).toBe('denied')
    expect(write.mock.calls[0]?.[0]).toBe('livery_consent=granted; Path=/; Max-Age=31536000; SameSite=Lax')
  })

  it('is null for an invalid cookie, or if cookies are blocked', () => {
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
    document.cookie = 'livery_consent=grantedx; Path=/'
    expect(readConsent()).toBeNull()
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    vi.spyOn(document, 'cookie', 'get').mockImplementation(refuse)
    vi.spyOn(document, 'cookie', 'set').mockImplementation(refuse)
    writeConsent('granted')
    expect(readConsent()).toBeNull()
  })

  it('is not requested from a browser with Global Privacy Control', () => {
    expect(isPrivate()).toBe(false)
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true })
    expect(isPrivate()).toBe(true)
    Reflect.deleteProperty(navigator, 'globalPrivacyControl')
  })
})
