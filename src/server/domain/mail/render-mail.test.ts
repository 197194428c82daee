import { describe, expect, it } from 'vitest'
import type { Agency } from '../../../contract/types.ts'
import { directionOf, languageCodes } from '../../../tenant/language.ts'
import { resolveTokens } from '../../../theme/resolve-tokens.ts'
import { testContent } from '../../adapters/store/testing.ts'
import type { DocumentCancelled } from '../documents/document-item.ts'
import { testBookingDocument } from '../documents/testing-booking-document.ts'
import { testStay } from '../products/hotel/testing-stay.ts'
import type { MailData, MailKind } from './mail-data.ts'
import { greetedName, renderMail } from './render-mail.ts'

const origin = 'https://www.agency.example'
const link = `${origin}/verify?token=abc_DEF-123`
const trip = `${origin}/mytrip/LV-7K3QX9?key=abc_DEF-123`
const euro = (amount: number) => ({ amount, currency: 'EUR' })
const cancelledDocument = testBookingDocument({
  state: 'cancelled',
  item: {
    cancelled: {
      at: new Date('2026-06-01T10:00:00Z'),
      penalty: euro(21_450),
      refund: euro(42_900),
      refundToCome: euro(42_900),
    },
  },
})
const answered = {
  firstName: 'Nia',
  client: 'Tor Vik',
  agent: 'Omar Lindqvist',
  title: 'Casa Azul',
  facts: [{ label: 'Total', value: '€214.50' }],
  validUntil: '20 April 2026',
  link: `${origin}/booknow/hotels/deal/6f1c1f0e`,
}
const laterPayment = (part: Partial<MailData['bookingPaymentDue']['entry']>) => ({
  firstName: 'Nia',
  document: testBookingDocument(),
  link: trip,
  entry: {
    amount: { amount: 21_450, currency: 'EUR' },
    day: '2026-10-01',
    isSaved: true,
    reason: 'declined' as const,
    retryOn: null,
    next: null,
    cancelsOn: null,
    ...part,
  },
})
const held = {
  firstName: 'Nia',
  reference: 'LV-7K3QX9',
  title: 'Casa Azul',
  amount: '€412.00',
  payBy: '10 March 2026 at 18:00',
  priceUntil: '9 March 2026 at 18:00',
  zone: 'Western European Time',
  link: trip,
}

const data: MailData = {
  verify: { firstName: 'Nia', link },
  accountExists: { firstName: 'Nia', loginLink: `${origin}/login`, resetLink: `${origin}/forgotpassword` },
  reset: { firstName: 'Nia', link },
  passwordChanged: {
    firstName: 'Nia',
    resetLink: `${origin}/forgotpassword`,
    disconnected: ['Orchid', 'Kelp'],
  },
  identityLinked: { firstName: 'Nia', provider: 'Orchid', link: `${origin}/mytrip/profile` },
  invite: { firstName: 'Nia', inviter: 'Omar Lindqvist', role: 'SalesAgent', link, isSso: false },
  scheduleFailed: {
    firstName: 'Nia',
    note: 'Winter',
    time: '4 December 2026 at 09:00',
    failure: 'conflict',
    plan: null,
    at: 'start',
    link: `${origin}/settings/website/`,
  },
  support: {
    firstName: '',
    sender: 'Mira Sol',
    email: 'mira@traveller.example',
    role: 'Traveller',
    subject: 'Breakfast',
    message: 'Is there any?',
    replyLink: 'mailto:mira@traveller.example',
  },
  bookingConfirmed: { firstName: 'Nia', document: testBookingDocument(), link: trip },
  bookingAnswered: { firstName: 'Nia', document: testBookingDocument(), link: trip },
  bookingPending: { firstName: 'Nia', document: testBookingDocument({ state: 'pending' }), link: trip },
  bookingCancelled: { firstName: 'Nia', document: cancelledDocument, link: trip },
  bookingNotCancelled: { firstName: 'Nia', document: testBookingDocument(), link: trip },
  bookingRejected: { firstName: 'Nia', document: testBookingDocument({ state: 'rejected' }), link: trip },
  bookingPaymentDue: laterPayment({}),
  bookingPaymentTaken: laterPayment({
    next: { amount: { amount: 5000, currency: 'EUR' }, day: '2026-12-01' },
  }),
  bookingPaymentFailed: laterPayment({
    isSaved: false,
    reason: 'noMethod',
    retryOn: null,
    cancelsOn: '2026-10-06',
  }),
  bookingSupplierChanged: {
    firstName: 'Nia',
    document: testBookingDocument(),
    link: trip,
    changes: [{ label: 'Room', was: 'Standard room', becomes: 'Suite' }],
    respondBy: '2 June 2026 at 10:00',
    less: null,
    unlessAnswered: 'accept',
  },
  bookingAmendmentDue: {
    firstName: 'Nia',
    document: testBookingDocument(),
    link: trip,
    changes: [{ label: '', was: '2 nights', becomes: '3 nights' }],
    cost: { difference: euro(4_000), due: euro(4_000), refund: euro(0), local: null },
    payBy: '2 June 2026 at 10:00',
    cancellation: ['Not refundable'],
  },
  bookingAmended: {
    firstName: 'Nia',
    document: testBookingDocument(),
    link: trip,
    changes: [{ label: '', was: '2 nights', becomes: '3 nights' }],
    cost: { difference: euro(-4_000), due: euro(0), refund: euro(4_000), local: null },
  },
  bookingNotAmended: {
    firstName: 'Nia',
    document: testBookingDocument(),
    link: trip,
    changes: [{ label: 'Check-in', was: 'Monday', becomes: 'Tuesday' }],
    cost: { difference: euro(4_000), due: euro(4_000), refund: euro(0), local: null },
  },
  bookingClaimed: { firstName: 'Nia', document: testBookingDocument(), link: trip },
  bookingHeld: held,
  bookingPriceEnding: held,
  bookingHoldEnding: held,
  bookingHoldLapsed: held,
  bookingReassigned: { firstName: 'Nia', reference: 'LV-7K3QX9', title: 'Casa Azul', link: trip },
  proposalAccepted: answered,
  proposalDeclined: { ...answered, client: '' },
}
const kinds = Object.keys(data) as MailKind[]

function agencyWith(part: Partial<Agency> = {}): Agency {
  const { agency } = testContent({
    agencyName: 'Ørsted & Søn',
    contactEmailId: 'hello@agency.example',
    contactPhoneNumber: '+45 12 34 56 78',
    addressLine1: 'Havnegade 1',
    city: 'Aarhus',
    country: 'Danmark',
  })
  return { ...agency, id: 'id', version: 1, ...part } as Agency
}

const mail = (kind: MailKind, part: Partial<Agency> = {}, language: (typeof languageCodes)[number] = 'en') =>
  renderMail(kind, { agency: agencyWith(part), origin, language }, 'nia@reader.example', data[kind] as never)

describe.each(languageCodes)('a mail in %s', (language) => {
  it('has the local time of the start, if the item has one', () => {
    const period = { start: '2026-10-23', end: '2026-10-26', timeZone: 'Europe/Lisbon' }
    const written = (times: { startTime?: string }) => {
      const document = testBookingDocument({ item: { period: { ...period, ...times } } }, language)
      const settings = { agency: agencyWith(), origin, language }
      return renderMail('bookingConfirmed', settings, 'nia@reader.example', {
        ...data.bookingConfirmed,
        document,
      }).text
    }
    const time = /18[:.]45|6:45\s?(?:PM|م)|٦:٤٥/u
    expect(written({ startTime: '18:45' })).toMatch(time)
    expect(written({})).not.toMatch(time)
  })

  it.each(kinds)('(%s) has the same content and link as HTML and as text', (kind) => {
    const { subject, html, text, recipient } = mail(kind, {}, language)
    expect(recipient).toBe('nia@reader.example')
    expect(html).toContain(`lang="${language}" dir="${directionOf(language)}"`)
    for (const part of [subject, html, text]) expect(part).not.toMatch(/\{\{|undefined|\[object/)
    const links = Object.entries(data[kind]).filter(([name]) => /link$/i.test(name))
    expect(links.length).toBeGreaterThan(0)
    for (const [, link] of links) {
      expect(html).toContain(`href="${link}"`)
      expect(text).toContain(`\n${link}\n`)
    }
    expect(text).toContain('Ørsted & Søn')
    expect(html).toContain('&#38; Søn')
  })
})

describe('a mail', () => {
  it.each(kinds)(
    '(%s) runs no script, loads only pictures of the agency’s site and does not track readers',
    (kind) => {
      const { html } = mail(kind)
      expect(html).not.toMatch(/<script|<link|<form|<iframe|url\(|@import|javascript:/i)
      for (const [, source = ''] of html.matchAll(/<img src="([^"]+)"/g)) {
        expect(source).toMatch(/^https:\/\/www\.agency\.example\/(icons|cards)\//)
        expect(source).not.toMatch(/nia|token|reader/)
      }
    },
  )

  it.each([
    ['neither', null, false],
    ['a card alone', 'canceled', false],
    ['a wallet alone', null, true],
    ['both', 'canceled', true],
  ] as const)(
    'about a refusal, with %s used for it, reports only that as released',
    (_, state, hasCredit) => {
      const plain = testBookingDocument({ state: 'rejected' })
      const credit = { kind: 'credit' as const, label: null, amount: { amount: -500, currency: 'EUR' } }
      const document = {
        ...plain,
        payments: plain.payments.map((payment) => ({ ...payment, state })),
        price: { ...plain.price, discounts: hasCredit ? [credit] : [] },
      }
      const settings = { agency: agencyWith(), origin, language: 'en' } as const
      const { text } = renderMail('bookingRejected', settings, 'nia@reader.example', {
        ...data.bookingRejected,
        document,
      })
      expect([text.includes('on your card is released'), text.includes('back in your wallet')]).toEqual([
        state !== null,
        hasCredit,
      ])
    },
  )

  it('treats nothing that people typed as markup, and allows no line break in its subject', () => {
    const agencyName = 'A<b>\r\nBcc: x@y.example'
    const settings = { agency: agencyWith({ agencyName }), origin, language: 'en' } as const
    const inviter = 'Eve"><img src=x onerror=alert(1)>\nBcc: x@y.example'
    const made = renderMail('invite', settings, 'nia@reader.example', { ...data.invite, inviter })
    expect(made.subject).not.toMatch(/[\r\n]/)
    expect(made.html).not.toContain('<img src=x')
    expect(made.html).not.toContain('A<b>')
  })

  it.each([
    ['Nia', 'Nia'],
    ['Jean-Luc', 'Jean-Luc'],
    ['O’Brien', 'O’Brien'],
    ['ليلى', 'ليلى'],
    ['J. R.', 'J. R.'],
    ['win.example/now', null],
    ['www.win.example', null],
    ['Call +45 12345678', null],
    ['https://x.example', null],
    ['', null],
    ['x'.repeat(60), null],
  ])('greets %j as %j', (typed, greeted) => {
    expect(greetedName(typed)).toBe(greeted)
  })

  it('uses the colours of the agency, dark ones if the reader prefers them', () => {
    const { light, dark } = resolveTokens({ primaryColor: '#8a2be2' })
    const { html } = mail('reset', { primaryColor: '#8a2be2' })
    expect(html).toContain(`background:${light.primary};`)
    expect(html).toContain('content="light dark"')
    expect(html).toContain(`.card{background:${dark.card}!important`)
  })

  it.each(['dark', 'light'] as const)('of an agency that is always %s is always so too', (mode) => {
    const tokens = resolveTokens({ primaryColor: '#8a2be2', mode })
    const { html } = mail('reset', {
      primaryColor: '#8a2be2',
      theme: { mode, radius: 'medium', typePairing: 'modern' },
    })
    expect(html).toContain(`content="${mode}"`)
    expect(html).toContain(`class="ground" style="margin:0;padding:0;background:${tokens[mode].background}`)
    expect(html).toContain(`.ground{background:${tokens[mode].background}!important`)
  })

  it('names its sender and contact, and only what the agency shows', () => {
    const { html, text } = mail('verify')
    for (const part of ['mailto:hello@agency.example', 'tel:+4512345678', 'Havnegade 1']) {
      expect(html).toContain(part)
    }
    expect(text).toContain('hello@agency.example, +45 12 34 56 78')
    const bare = mail('verify', { contactEmailId: '', contactPhoneNumber: '', displayAddressFooter: false })
    expect(bare.html).not.toMatch(/mailto:|tel:|Havnegade|Questions/)
    expect(bare.text).not.toContain('Questions')
    expect(mail('verify', { displaySupportPhoneFooter: false }).html).not.toContain('tel:')
  })

  it('isolates Latin names in a text from right to left', () => {
    expect(mail('invite', {}, 'ar').subject).toContain('\u2068Omar Lindqvist\u2069')
  })

  it.each([
    ['أحمد Marlow', '\u2068أحمد Marlow\u2069: Breakfast'],
    ['נועה', '\u2068נועה\u2069: Breakfast'],
    // A character that turns text around has no effect beyond the name.
    ['أحمد\u2069\u202e Marlow', '\u2068أحمد Marlow\u2069: Breakfast'],
    ['Mira\u202e Sol', 'Mira Sol: Breakfast'],
    ['Mira Sol', 'Mira Sol: Breakfast'],
  ])('isolates a right-to-left name in a text from left to right: %j', (sender, subject) => {
    const settings = { agency: agencyWith(), origin, language: 'en' } as const
    const rendered = renderMail('support', settings, 'desk@agency.example', { ...data.support, sender })
    expect(rendered.subject).toBe(subject)
    expect(rendered.text).toContain(`${subject.split(':')[0]} (`)
  })
})

describe('a mail about a booking', () => {
  it('lists place, time, number and price', () => {
    const { html, text, subject } = mail('bookingConfirmed')
    expect(subject).toBe('Confirmed: Albergo della Luna, LV-7K3QX9')
    const expected = [
      'Reference: LV-7K3QX9',
      'Hotel confirmation: AL-448812',
      'Check-in: Fri, Oct 23, 2026, 3:00 PM',
    ]
    for (const part of [...expected, 'Due at the property: City tax: €24.00']) expect(text).toContain(part)
    for (const part of ['<bdi>Albergo della Luna</bdi><br><bdi>Via dei Coronari 112', '€643.50']) {
      expect(html).toContain(part)
    }
  })

  it('that is cancelled states the refund, or that there is none', () => {
    expect(mail('bookingCancelled').text).toContain(
      '€429.00 will be refunded to your original payment method.',
    )
    const settings = { agency: agencyWith(), origin, language: 'en' } as const
    const facts = (penalty: number, credit?: DocumentCancelled['credit']) => {
      const none = { refund: euro(0), refundToCome: euro(0) }
      const cancelled = { at: new Date(), penalty: euro(penalty), ...none, ...(credit && { credit }) }
      const document = testBookingDocument({ state: 'cancelled', item: { cancelled } })
      return renderMail('bookingCancelled', settings, 'nia@reader.example', {
        ...data.bookingCancelled,
        document,
      })
    }
    expect(facts(64_350).text).toContain('there is no refund')
    expect(facts(0).text).not.toContain('there is no refund')
    const credit = { lost: euro(1000), back: euro(2500) }
    const { text } = facts(1000, credit)
    expect(text).toContain('€25.00 has been refunded to your wallet.')
    expect(text).not.toContain('there is no refund')
    expect(text).toContain('Credit: €10.00')
  })

  it('treats no part of a hotel’s or traveller’s name as markup', () => {
    const settings = { agency: agencyWith(), origin, language: 'en' } as const
    const property = { name: 'Inn <img src=x onerror=alert(1)>\r\nBcc: x@y.example' }
    const document = testBookingDocument({ stay: testStay({ property }) })
    const made = renderMail('bookingConfirmed', settings, 'nia@reader.example', {
      ...data.bookingConfirmed,
      document,
    })
    expect(made.html).not.toContain('<img src=x')
    expect(made.subject).not.toMatch(/[\r\n]/)
  })
})

describe('the mail that verifies an address', () => {
  it('promises no access: a stranger may have typed it, and the link may be opened elsewhere', () => {
    const { text } = mail('verify')
    expect(text).toContain('Someone, probably you, asked for an account')
    expect(text).not.toMatch(/logged in|signed in|one click/i)
  })
})
