import { describe, expect, it } from 'vitest'
import { resortKind } from './resort-kind.ts'
import { testWeek } from './testing-week.ts'

const moment = (now: string) => ({ geo: { timeZoneAt: () => 'UTC' }, clock: () => new Date(now) })
const fields = (act: () => unknown) => {
  try {
    act()
  } catch (error) {
    return (error as { errors: { field: string }[] }).errors.map(({ field }) => field)
  }
  return []
}

describe('a week in a resort', () => {
  it('is booked from one day to 24 months ahead, on the calendar of the resort', () => {
    const at = (now: string, week = testWeek()) => fields(() => resortKind.requireQuotable(week, moment(now)))
    expect(at('2026-10-22T12:00:00Z')).toEqual([])
    expect(at('2026-10-23T22:59:00Z')).toEqual([])
    expect(at('2026-10-23T23:01:00Z')).toEqual(['week.checkIn'])
    expect(at('2024-10-24T12:00:00Z')).toEqual([])
    expect(at('2024-10-23T12:00:00Z')).toEqual(['week.checkIn'])
    expect(at('2026-10-01T12:00:00Z', testWeek({ people: 7 }))).toEqual(['people'])
  })

  it('has one named guest, who is old enough at check-in', () => {
    const [guest, ...others] = resortKind.partyOf([
      { field: 'dateOfBirth', of: 'lead_of_each_group' },
      { field: 'email', of: 'contact' },
    ])
    expect(guest?.fields).toEqual(['firstName', 'lastName', 'dateOfBirth'])
    expect(others).toEqual([])
    const errors = (dateOfBirth: string) =>
      resortKind
        .partyErrors(
          testWeek(),
          {
            travellers: [
              { firstName: 'Ada', lastName: 'Byron', type: 'adult', role: 'lead', group: 1, dateOfBirth },
            ],
          } as never,
          'parties[0]',
        )
        .map(({ field }) => field)
    expect(errors('2005-10-24')).toEqual([])
    expect(errors('2005-10-25')).toEqual(['parties[0].travellers[0].dateOfBirth'])
  })

  it('is changed until 45 days before, and another guest adds the fee of the resort', () => {
    expect(resortKind.changesEndOn(testWeek())).toBe('2026-09-09')
    const change = (wanted: object) =>
      resortKind.changeOf(testWeek(), { product: 'resort', ...wanted } as never)
    expect(change({ otherGuest: true })).toEqual({
      extras: [
        { code: 'cot', count: 2 },
        { code: 'guest_certificate', count: 1 },
      ],
    })
    expect(change({ rateKey: 'a-key' })).toEqual({ rateKey: 'a-key', extras: [{ code: 'cot', count: 2 }] })
    expect(fields(() => change({ extras: [{ code: 'cot', count: 2 }] }))).toEqual(['change'])
    expect(fields(() => change({ extras: [{ code: 'guest_certificate', count: 1 }] }))).toEqual([
      'change.extras[0].count',
    ])
    expect(fields(() => change({ extras: [{ code: 'cot', count: 3 }] }))).toEqual(['change.extras[0].count'])
    expect(fields(() => change({ extras: [{ code: 'linen', count: 1 }] }))).toEqual(['change.extras[0].code'])
  })

  it('keeps each paid fee for another guest, and adds one for each further guest', () => {
    const certificates = (count: number) => ({ code: 'guest_certificate' as const, count })
    const change = (count: number, requested: object) =>
      resortKind.changeOf(testWeek({ extras: [certificates(count)] }), {
        product: 'resort',
        ...requested,
      } as never)
    expect(change(1, { extras: [{ code: 'cot', count: 1 }] }).extras).toEqual([
      { code: 'cot', count: 1 },
      certificates(1),
    ])
    expect(fields(() => change(1, { extras: [] }))).toEqual(['change'])
    expect(change(1, { otherGuest: true }).extras).toEqual([certificates(2)])
    expect(fields(() => change(9, { otherGuest: true }))).toEqual(['change.otherGuest'])
    const offered = { offered: [{ code: 'cot' as const, maximum: 2 }] }
    expect(
      fields(() => resortKind.changeOf(testWeek(offered), { product: 'resort', otherGuest: true } as never)),
    ).toEqual(['change.otherGuest'])
  })

  it('keeps its guest in a change, unless another guest comes', () => {
    const staying = (requested: object) =>
      resortKind.stayingOf(testWeek(), { product: 'resort', ...requested } as never)
    expect(staying({ extras: [] })).toEqual([0])
    expect(staying({ otherGuest: true })).toEqual([])
  })

  it('is paid with the booking, and shows its certificate once it is issued', () => {
    expect(resortKind.scheduleOf(testWeek(), 100)).toEqual([
      { at: null, amount: 100, to: 'agency', kind: 'balance' },
    ])
    const policy = { isRefundable: false, timeZone: 'Europe/Lisbon', steps: [] }
    expect(resortKind.shown(testWeek(), policy, []).resort).not.toHaveProperty('certificate')
    const ticket = { code: 'RC-1', format: 'qr' as const, redeemedAt: null }
    expect(resortKind.shown(testWeek(), policy, [ticket]).resort.certificate).toBe('RC-1')
  })
})
