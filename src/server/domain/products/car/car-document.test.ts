import { describe, expect, it } from 'vitest'
import { fleet } from '../../../../../packages/sample-inventory/cars/car-fleet.ts'
import { languageCodes } from '../../../../tenant/language.ts'
import { chargeName } from '../../documents/charge-name.ts'
import { documentTexts } from '../../documents/document-texts.ts'
import { decodeAcriss } from '../../suppliers/acriss.ts'
import { carDocument } from './car-document.ts'
import { carTexts } from './car-texts.ts'
import { testRental } from './testing-rental.ts'

const english = documentTexts({ language: 'en', locale: 'en-GB' }, carTexts('en'))
const party = [{ name: 'Ada Byron', group: 0, isLead: true, age: null }]
const written = (rental = testRental()) => carDocument(rental, { words: english, english: null, party })

describe('the documents of a rental', () => {
  it('name the driver, both desks with their hours on the day, and the car with cover and extras', () => {
    const { lead, sections } = written()
    expect([lead?.label.own, lead?.value]).toEqual(['Driver', 'Ada Byron'])
    const [desks, car] = sections
    const rows = desks?.rows.map((cells) => cells.map((texts) => texts.map(({ text }) => text)))
    expect(rows).toEqual([
      [
        ['Pick-up', 'Fri, 23 Oct 2026, 23:30'],
        ['Humberto Delgado Airport (LIS)', 'In the terminal – Humberto Delgado Airport (LIS), Lisbon'],
        ['Open 06:00–midnight', '+44 1632 960123'],
      ],
      [
        ['Return', 'Mon, 26 Oct 2026, 05:30, outside opening hours'],
        ['Humberto Delgado Airport (LIS)', 'In the terminal – Humberto Delgado Airport (LIS), Lisbon'],
        ['Open 06:00–midnight', '+44 1632 960123'],
      ],
    ])
    expect(car?.rows[0]?.map((texts) => texts[0]?.text)).toEqual([
      'Compact – Tessel Ostar or similar',
      'Rowaway',
      'Cover with a lower excess, 2 × Child seat',
    ])
  })

  it('say that a desk which never closes is open for 24 hours', () => {
    const rental = testRental()
    const week = Array.from({ length: 7 }, () => [{ from: '00:00', until: '24:00' }])
    const { pickUp } = rental.rental
    const always = { ...pickUp, desk: { ...pickUp.desk, hours: week } }
    const [desks] = written({ ...rental, rental: { ...rental.rental, pickUp: always } }).sections
    expect(desks?.rows[0]?.[2]?.[0]?.text).toBe('Open 24 hours that day')
  })

  it('say what to bring, and what damage, fuel and distance cost', () => {
    expect(written().terms).toEqual([
      'Bring a driving licence held for at least 2 years.',
      'Bring a credit card in the driver’s name. Debit cards are not accepted. €320.00 is blocked on it until the car is back.',
      'You pay at most €260.00 for damage and €310.00 for theft.',
      'The tank is full at the pick-up. Return the car with a full tank.',
      '750 km are included; each further kilometre costs €0.15.',
    ])
    const { cover, rental } = testRental()
    const none = { amount: 0, currency: 'EUR' }
    const free = written({
      ...testRental(),
      cover: { ...cover, level: 'zero_excess', damageExcess: none, theftExcess: none },
      rental: { ...rental, acceptedCards: ['credit', 'debit'], mileage: { isUnlimited: true } },
    })
    expect(free.terms).toContain('You pay nothing for damage or theft.')
    expect(free.terms).toContain('The distance is not limited.')
    expect(free.terms[1]).toMatch(/^Bring a credit or debit card/)
  })

  it('say whether the car may go on a ferry and abroad, as it was booked', () => {
    const { rental } = testRental()
    const termsOf = (abroad: 'with_extra' | 'not_allowed', extras: string[] = []) =>
      written({
        ...testRental(),
        rental: { ...rental, territory: { ferries: 'not_allowed', abroad } },
        extras: extras.map((code) => ({ code, count: 1 })),
      }).terms.slice(-2)
    const stays = [
      'The car may not go on a ferry or to another island.',
      'The car may not leave the country.',
    ]
    expect(termsOf('not_allowed')).toEqual(stays)
    expect(termsOf('with_extra')).toEqual(stays)
    expect(termsOf('with_extra', ['cross_border'])[1]).toBe('The car may leave the country.')
  })

  it('have an event at the pick-up and one at the return, in local time across a change of clocks', () => {
    expect(written().events).toMatchObject([
      {
        key: 'pickUp',
        title: 'Pick up the car: Tessel Ostar (Rowaway)',
        start: new Date('2026-10-23T22:30:00Z'),
      },
      {
        key: 'dropOff',
        title: 'Return the car: Tessel Ostar (Rowaway)',
        start: new Date('2026-10-26T05:30:00Z'),
      },
    ])
  })
})

describe.each(languageCodes)('in %s', (language) => {
  const words = documentTexts({ language, locale: language }, carTexts(language))

  it('there is a text for every desk, cover, fuel policy, class and charge', () => {
    const { rental, cover } = testRental()
    const kinds = [
      'in_terminal',
      'rental_center',
      'shuttle',
      'meet_and_greet',
      'call_for_pick_up',
      'downtown',
      'station',
    ] as const
    const policies = ['full_to_full', 'same_to_same', 'full_to_empty', 'charged_to_same'] as const
    const levels = ['basic', 'cover', 'zero_excess'] as const
    for (const [index, kind] of kinds.entries()) {
      const [fuelPolicy, level] = [policies[index % 4], levels[index % 3]]
      const desk = { ...rental.pickUp.desk, kind }
      const category = decodeAcriss(fleet[index]?.acriss ?? '')?.category
      const part = carDocument(
        testRental({
          cover: { ...cover, level: level ?? 'basic' },
          rental: {
            ...rental,
            vehicle: { ...rental.vehicle, category: category ?? 'mini' },
            fuelPolicy: fuelPolicy ?? 'full_to_full',
            licenceYears: index,
            pickUp: { ...rental.pickUp, desk },
          },
        }),
        { words, english, party },
      )
      expect(part.terms).toHaveLength(5)
      expect(JSON.stringify(part)).not.toContain('{{')
    }
    const codes =
      'airport_fee one_way_fee young_driver_fee senior_driver_fee out_of_hours_fee vehicle_licence_fee extra_driver infant_seat child_seat booster_seat gps toll_tag winter_tyres cross_border'
    for (const code of codes.split(' ')) expect(chargeName(code, words)).toBeTruthy()
    expect(chargeName('unknown_fee', words)).toBeNull()
  })
})
