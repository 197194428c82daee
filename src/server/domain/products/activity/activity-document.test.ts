import { describe, expect, it } from 'vitest'
import { sharedGeo } from '../../../../../packages/geography/shared-geo.ts'
import { createInventory } from '../../../../../packages/sample-inventory/inventory.ts'
import { languageCodes, localeOf } from '../../../../tenant/language.ts'
import { documentTexts } from '../../documents/document-texts.ts'
import type { SupplierTicket } from '../../suppliers/supplier-ticket.ts'
import { activityCriteria, freeKey } from '../../suppliers/testing-activity-fixture.ts'
import { suppliedProduct } from '../../suppliers/testing-supplied-product.ts'
import { activityKind } from './activity-kind.ts'

const geo = await sharedGeo()
const clock = () => new Date('2026-11-21T12:00:00Z')
const activities = suppliedProduct(createInventory({ geo, clock }), 'activity')
const quote = await activities.quote(await freeKey(activities, activityCriteria()))
if (quote?.status !== 'available') throw new Error('it is available')
const { subject } = quote

const party = [{ name: 'Ada Byron', group: 0, isLead: true, age: null }]
const tickets: SupplierTicket[] = [
  { code: 'SIA-1', format: 'qr', kind: 'adult', redeemedAt: null },
  { code: 'SIA-2', format: 'text', kind: 'child', redeemedAt: '2027-03-05T10:00:00Z' },
]

function partIn(language: (typeof languageCodes)[number], more: object = {}, of = subject) {
  const words = documentTexts(
    { language, locale: localeOf(language, { defaultCountry: 'GB' } as never) },
    activityKind.texts(language),
  )
  return activityKind.documentPart(of, { words, english: null, party, ...more })
}

describe('the documents of an activity', () => {
  it.each(languageCodes)('say when, where, what to bring and whom to call, in %s', (language) => {
    const part = partIn(language)
    const text = JSON.stringify(part)
    expect(text).not.toMatch(/\{\{|undefined|label\.|unit\.|redemption\.|ticket\./)
    expect(part.facts.map(({ label }) => label.own)).toHaveLength(2)
    expect(part.terms).toHaveLength(3)
    expect(part.terms.join()).toContain(subject.emergencyPhone)
    expect(part.place?.address).toContain('Lisbon')
    expect(part.events).toHaveLength(1)
    expect(part.events[0]?.start.toISOString()).toBe(`${subject.slot.start}.000Z`)
  })

  it('have a code for each ticket, and say which were used', () => {
    const [section] = partIn('en', { tickets }).sections
    expect(section?.rows.map(([, codes]) => codes[0])).toEqual([
      { text: 'SIA-1', look: 'body', isOwn: true, code: { format: 'qr', name: 'Ticket 1' } },
      { text: 'SIA-2', look: 'body', isOwn: true },
    ])
    expect(JSON.stringify(section?.rows[1])).toContain('Used on')
    expect(JSON.stringify(section?.rows[0])).not.toContain('Used on')
  })

  it('print the name of each group on the ticket of its unit, whatever the order of the tickets', () => {
    const unit = (kind: 'child' | 'senior') => ({ unit: kind, kind, count: 1, people: 1 })
    const senior = { ...subject, units: [unit('child'), unit('senior')] }
    // Groups begin with adults, and the supplier lists its tickets by the names of the units.
    const people = [
      { name: 'Sam Senior', group: 0, isLead: true, age: null },
      { name: 'Cleo Child', group: 1, isLead: false, age: 8 },
    ]
    const namesOn = (kinds: readonly (string | undefined)[]) => {
      const all = kinds.map((kind, index) => ({
        code: `SIA-${index}`,
        format: 'qr',
        ...(kind && { kind }),
        redeemedAt: null,
      }))
      const [section] = partIn('en', { tickets: all, party: people }, senior).sections
      return section?.rows.map(([, , names]) => names?.map(({ text }) => text))
    }
    expect(namesOn(['child', 'senior'])).toEqual([['Cleo Child'], ['Sam Senior']])
    expect(namesOn(['senior', 'child'])).toEqual([['Sam Senior'], ['Cleo Child']])
    expect(namesOn([undefined, undefined])).toEqual([['Cleo Child'], ['Sam Senior']])
    expect(namesOn([undefined])).toEqual([['Sam Senior', 'Cleo Child']])
  })

  it('name the place of pickup, or that it is agreed later', () => {
    const answered = (value: string, address?: string) =>
      partIn('en', {
        answers: [
          { question: 'pickup_place', value },
          ...(address ? [{ question: 'pickup_address', value: address }] : []),
        ],
      }).facts.at(-1)?.value
    expect(answered('Central station, Lisbon')).toBe('Central station, Lisbon')
    expect(answered('own_address', 'Rua 1')).toBe('Rua 1')
    expect(answered('decide_later')).toMatch(/still to be agreed/)
  })
})
