import { describe, expect, it } from 'vitest'
import { languageCodes } from '../../../../tenant/language.ts'
import { chargeName } from '../../documents/charge-name.ts'
import { documentTexts } from '../../documents/document-texts.ts'
import { resortDocument } from './resort-document.ts'
import { resortTexts } from './resort-texts.ts'
import { testWeek } from './testing-week.ts'

const english = documentTexts({ language: 'en', locale: 'en-GB' }, resortTexts('en'))
const party = [{ name: 'Ada Byron', group: 0, isLead: true, age: null }]
const ticket = { code: 'RC-000012345', format: 'qr' as const, redeemedAt: null }
const written = (week = testWeek(), tickets = [ticket]) =>
  resortDocument(week, { words: english, english: null, party, tickets })

describe('the documents of a week', () => {
  it('name the guest who checks in, the days with their hours, and the unit with its extras', () => {
    const { lead, facts, sections } = written()
    expect(lead?.value).toBe('Ada Byron')
    expect(facts.map(({ value, more }) => [value, more?.own])).toEqual([
      ['Sat, 24 Oct 2026', '16:00–22:00'],
      ['Sat, 31 Oct 2026', expect.stringContaining('10:00')],
      ['7 nights', 'Bedrooms: 2, Full kitchen, People: 4'],
    ])
    expect(sections[0]?.rows[0]?.map((texts) => texts[0]?.text)).toEqual([
      'Bedrooms: 2, Full kitchen',
      'Sleeps at most 6, in privacy 4',
      '2 × Cot',
    ])
  })

  it('draw the code of the certificate once it is issued', () => {
    const [, certificate] = written().sections
    expect(certificate?.rows[0]?.[0][0]).toMatchObject({
      text: 'RC-000012345',
      code: { format: 'qr' },
    })
    expect(written(testWeek(), []).sections).toHaveLength(1)
  })

  it('say who may check in, which cards and deposit are taken, and until when it can be changed', () => {
    expect(written().terms).toEqual([
      'The guest who checks in must be at least 21 years old and show a photo ID in the name on this certificate.',
      'For the deposit and what is due there, the resort takes credit and debit cards.',
      'The resort takes a deposit of €200.00 and returns it after the stay.',
      'You may arrive later, but the days stay the same.',
      'Week, unit, extras and guest can be changed until Tue, 8 Sept 2026.',
    ])
    expect(written(testWeek({ changesEnded: true })).terms.at(-1)).toBe(
      'Week, unit, extras and guest can no longer be changed.',
    )
    const plain = testWeek()
    const { deposit: _, ...rules } = plain.rules
    const cash = { ...rules, acceptedCards: ['credit', 'debit', 'cash'] as const, needsPhotoId: false }
    expect(written({ ...plain, rules: cash }).terms.slice(0, 2)).toEqual([
      'The guest who checks in must be at least 21 years old.',
      'For the deposit and what is due there, the resort takes cards and cash.',
    ])
  })

  it('are an event from check-in to check-out on the clock of the resort, over the change of clocks', () => {
    const [event] = written().events
    expect([event?.start.toISOString(), event?.end.toISOString()]).toEqual([
      '2026-10-24T15:00:00.000Z',
      '2026-10-31T10:00:00.000Z',
    ])
  })

  it.each(languageCodes)('have a text for every fee and extra in %s', (language) => {
    const words = documentTexts({ language, locale: language }, resortTexts(language))
    const codes = ['resort_fee', 'occupancy_tax', 'housekeeping', 'energy', 'all_inclusive']
    const extras = ['guest_certificate', 'linen', 'cot', 'late_check_out', 'extra_cleaning', 'crib_set']
    for (const code of [...codes, ...extras, 'firewood', 'parking', 'insurance']) {
      expect([code, chargeName(code, words)]).toEqual([code, expect.any(String)])
    }
    const { terms } = resortDocument(testWeek(), { words, english, party, tickets: [ticket] })
    expect(terms).toHaveLength(5)
  })
})
