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

describe('what a tab keeps of a checkout', () => {
  beforeEach(() => entries.clear())
  afterEach(() => vi.useRealTimers())

  it('is of the rate it was typed for', () => {
    storeCheckout('rate-a', guest, { typed, quoteId: 'q', promoCode: 'X' }, store)
    expect(readStoredCheckout('rate-a', guest, store)).toEqual({ typed, quoteId: 'q', promoCode: 'X' })
  })

  it('goes along to another rate as far as it says who travels: nobody has agreed to its terms, nor wished for anything there', () => {
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

  it('of an agent’s client goes along to no other rate, which may be another client’s', () => {
    storeCheckout('rate-a', agent, { typed }, store)
    expect(readStoredCheckout('rate-a', agent, store)).toEqual({ typed })
    expect(readStoredCheckout('rate-b', agent, store)).toEqual({})
    storeCheckout('rate-a', guest, { typed }, store)
    expect(readStoredCheckout('rate-b', agent, store)).toEqual({})
  })

  it('goes from a guest to who they log in as, without what a guest agreed to, and from a person to nobody else', () => {
    storeCheckout('rate-a', guest, { typed: { ...typed, requests: 'Quiet', terms: 'yes' } }, store)
    expect(readStoredCheckout('rate-a', guest, store).typed?.terms).toBe('yes')
    expect(readStoredCheckout('rate-a', ada, store)).toEqual({ typed: { ...typed, requests: 'Quiet' } })
    storeCheckout('rate-a', ada, { quoteId: 'q' }, store)
    expect(readStoredCheckout('rate-a', guest, store)).toEqual({})
    expect(readStoredCheckout('rate-a', bob, store)).toEqual({})
  })

  describe('with the number of a document', () => {
    const number = 'X1234567'
    const place = 'parties[0].travellers[0]'
    const withNumber = { [`${place}.document.number`]: number, [`${place}.document.issuingCountry`]: 'GB' }
    const document = { type: 'passport', number, issuingCountry: 'GB', expiresOn: '2031-05-01' }
    const body = JSON.stringify({ quoteId: 'q', parties: [{ travellers: [{ document }, {}], answers: [] }] })
    const attempt = { key: 'k', body, typed: withNumber }
    const whole = { typed: withNumber, attempt, lost: attempt }

    it('stores all but the number, wherever it is', () => {
      storeCheckout('rate-a', guest, whole, store)
      const stored = [...entries.values()].join()
      expect(stored).not.toContain(number)
      expect(stored).toContain('2031-05-01')
      storeCheckout('rate-a', guest, { quoteId: 'q' }, store)
      expect([...entries.values()].join()).not.toContain(number)
    })

    it('knows the number until the page is loaded again', () => {
      storeCheckout('rate-a', guest, whole, store)
      expect(readStoredCheckout('rate-a', guest, store)).toEqual(whole)
      // What a page knows that is loaded again is the tab's store alone.
      const loaded = readStoredCheckout('rate-a', guest, { ...store })
      expect(loaded.typed).toEqual({ [`${place}.document.issuingCountry`]: 'GB' })
      expect(loaded.attempt?.key).toBe('k')
      expect(JSON.stringify(loaded)).not.toContain(number)
    })

    it('gives it to nobody else', () => {
      storeCheckout('rate-a', ada, whole, store)
      expect(readStoredCheckout('rate-a', bob, store)).toEqual({})
      expect(readStoredCheckout('rate-b', ada, store)).toEqual({ typed: {} })
    })
  })

  it('is forgotten once it is booked', () => {
    storeCheckout('rate-a', guest, { typed }, store)
    forgetStoredCheckout(store)
    expect(readStoredCheckout('rate-a', guest, store)).toEqual({})
  })

  it('is forgotten by the booking that it came to, and by no other', () => {
    storeCheckout('rate-a', guest, { typed, reference: 'LV-7K3QX9' }, store)
    forgetBooked('LV-AAAAAA', store)
    expect(readStoredCheckout('rate-a', guest, store).reference).toBe('LV-7K3QX9')
    forgetBooked('LV-7K3QX9', store)
    expect(readStoredCheckout('rate-a', guest, store)).toEqual({})
  })

  it('is forgotten two hours after somebody went on with it last', () => {
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

  it('is nothing where the entry is broken', () => {
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
