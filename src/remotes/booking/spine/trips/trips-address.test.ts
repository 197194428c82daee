import { describe, expect, it } from 'vitest'
import { listHref, listRequest, readBookingList, readReference } from './trips-address.ts'

const read = (query: string) => readBookingList(new URLSearchParams(query), 'upcoming')

describe('address of a booking list', () => {
  it('is read back as written', () => {
    const list = {
      when: 'past' as const,
      search: 'Ada & Co',
      state: 'confirmed' as const,
      from: '2026-05-01',
      to: '2026-05-31',
      before: '6f1c1f0e-0000-4000-8000-000000000000',
    }
    expect(read(listHref('/bookings', list).split('?')[1] ?? '')).toEqual(list)
    expect(listHref('/bookings', {})).toBe('/bookings')
    expect(listHref('/bookings', { when: 'past' }, 'LV-7K3QX9')).toBe(
      '/bookings?when=past&reference=LV-7K3QX9',
    )
  })

  it.each([
    'when=gone&state=__proto__&from=2026-02-30&to=yesterday&before=%27%20or%201',
    'when=&search=%20%20&state=&from=&to=&before=',
    'from=2026-13-01&to=99999-01-01&before=../../x',
  ])('falls back to upcoming trips for invalid values: %s', (query) => {
    expect(listRequest(read(query))).toEqual({ when: 'upcoming' })
  })

  it('limits the search text to 100 characters', () => {
    expect(read(`search=${'a'.repeat(5000)}`).search).toHaveLength(100)
  })
})

describe('booking reference in an address', () => {
  it('is read in any case and spacing that people type', () => {
    expect(readReference(new URLSearchParams('reference=%20lv-7k3qx9'))).toBe('LV-7K3QX9')
  })

  it.each(['', 'LV-', '../etc', '<script>', 'LV-7K3QX9/../x', 'ＬＶ-7K3QX9'])(
    'is null for an invalid one: %j',
    (text) => {
      expect(readReference(new URLSearchParams({ reference: text }))).toBeNull()
    },
  )
})
