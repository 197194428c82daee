import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetBooked, forgetStoredCheckout, readStoredCheckout, storeCheckout } from './stored-checkout.ts'

const entries = new Map<string, string>()
const store = {
  getItem: (name: string) => entries.get(name) ?? null,
  setItem: (name: string, value: string) => void entries.set(name, value),
  removeItem: (name: string) => void entries.delete(name),
}
const typed = { 'contact.firstName': 'Ada' }
const guest = { person: '', isTravelAgent: false }
const ada = { person: 'ada@reader.example', isTravelAgent: false }
const bob = { person: 'bob@reader.example', isTravelAgent: false }
const agent = { person: 'agent@agency.example', isTravelAgent: true }

describe('checkout stored in a tab', () => {
  beforeEach(() => entries.clear())
  afterEach(() => vi.useRealTimers())

  it('belongs to the rate that it was typed for', () => {
    storeCheckout('rate-a', guest, { typed, quoteId: 'q', promoCode: 'X' }, store)
    expect(readStoredCheckout('rate-a', guest, store)).toEqual({ typed, quoteId: 'q', promoCode: 'X' })
  })

  it('passes only names and contact on to another rate, not terms or requests', () => {
    const people = {
      ...typed,
      'contact.phone': '020',
      contactLead: 'no',
      'parties[0].travellers[0].lastName': 'Byron',
    }
    const ofTheStay = {
      terms: 'yes',
      requests: 'A quiet room',
      arrival: '18:00',
      'parties[0].travellers[0].dateOfBirth.day': '1',
      'parties[0].travellers[0].nationality': 'GB',
    }
    storeCheckout('rate-a', ada, { typed: { ...people, ...ofTheStay }, quoteId: 'q' }, store)
    expect(readStoredCheckout('rate-b', ada, store)).toEqual({ typed: people })
  })

  it("of an agent's client is not passed on to another rate, which may be another client's", () => {
    storeCheckout('rate-a', agent, { typed }, store)
    expect(readStoredCheckout('rate-a', agent, store)).toEqual({ typed })
    expect(readStoredCheckout('rate-b', agent, store)).toEqual({})
    storeCheckout('rate-a', guest, { typed }, store)
    expect(readStoredCheckout('rate-b', agent, store)).toEqual({})
  })

  it('passes from a guest to their account without accepted terms, and never between users', () => {
    storeCheckout('rate-a', guest, { typed: { ...typed, requests: 'Quiet', terms: 'yes' } }, store)
    expect(readStoredCheckout('rate-a', guest, store).typed?.terms).toBe('yes')
    expect(readStoredCheckout('rate-a', ada, store)).toEqual({ typed: { ...typed, requests: 'Quiet' } })
    storeCheckout('rate-a', ada, { quoteId: 'q' }, store)
    expect(readStoredCheckout('rate-a', guest, store)).toEqual({})
    expect(readStoredCheckout('rate-a', bob, store)).toEqual({})
  })

  describe('with a document number', () => {
    const number = 'X1234567'
    const place = 'parties[0].travellers[0]'
    const withNumber = { [`${place}.document.number`]: number, [`${place}.document.issuingCountry`]: 'GB' }
    const document = { type: 'passport', number, issuingCountry: 'GB', expiresOn: '2031-05-01' }
    const body = JSON.stringify({ quoteId: 'q', parties: [{ travellers: [{ document }, {}], answers: [] }] })
    const attempt = { key: 'k', body, typed: withNumber }
    const whole = { typed: withNumber, attempt, lost: attempt }

    it('stores everything except the number, wherever it is', () => {
      storeCheckout('rate-a', guest, whole, store)
      const stored = [...entries.values()].join()
      expect(stored).not.toContain(number)
      expect(stored).toContain('2031-05-01')
      storeCheckout('rate-a', guest, { quoteId: 'q' }, store)
      expect([...entries.values()].join()).not.toContain(number)
    })

    it('knows the number until the page is reloaded', () => {
      storeCheckout('rate-a', guest, whole, store)
      expect(readStoredCheckout('rate-a', guest, store)).toEqual(whole)
      // After a reload, the page only has the tab's storage.
      const loaded = readStoredCheckout('rate-a', guest, { ...store })
      expect(loaded.typed).toEqual({ [`${place}.document.issuingCountry`]: 'GB' })
      expect(loaded.attempt?.key).toBe('k')
      expect(JSON.stringify(loaded)).not.toContain(number)
    })

    it('shows it to no other user', () => {
      storeCheckout('rate-a', ada, whole, store)
      expect(readStoredCheckout('rate-a', bob, store)).toEqual({})
      expect(readStoredCheckout('rate-b', ada, store)).toEqual({ typed: {} })
    })
  })

  it('is deleted once it is booked', () => {
    storeCheckout('rate-a', guest, { typed }, store)
    forgetStoredCheckout(store)
    expect(readStoredCheckout('rate-a', guest, store)).toEqual({})
  })

  it('is deleted by its own booking only', () => {
    storeCheckout('rate-a', guest, { typed, reference: 'LV-7K3QX9' }, store)
    forgetBooked('LV-AAAAAA', store)
    expect(readStoredCheckout('rate-a', guest, store).reference).toBe('LV-7K3QX9')
    forgetBooked('LV-7K3QX9', store)
    expect(readStoredCheckout('rate-a', guest, store)).toEqual({})
  })

  it('is deleted two hours after its last use', () => {
    vi.useFakeTimers({ now: 0 })
    storeCheckout('rate-a', guest, { typed }, store)
    vi.setSystemTime(119 * 60_000)
    expect(readStoredCheckout('rate-a', guest, store)).toEqual({ typed })
    storeCheckout('rate-a', guest, { quoteId: 'q' }, store)
    vi.setSystemTime(238 * 60_000)
    expect(readStoredCheckout('rate-a', guest, store)).toEqual({ typed, quoteId: 'q' })
    vi.setSystemTime(240 * 60_000)
    expect(readStoredCheckout('rate-a', guest, store)).toEqual({})
  })

  it('is empty for an invalid entry', () => {
    const at = Date.now()
    for (const text of [
      '{',
      'null',
      '1',
      '{"rateKey":1}',
      `{"rateKey":"rate-a","person":"","at":${at},"checkout":null}`,
      '{"rateKey":"rate-a","person":"","checkout":{"quoteId":"q"}}',
    ]) {
      entries.set('livery_checkout', text)
      expect(readStoredCheckout('rate-a', guest, store)).toEqual({})
    }
  })
})
