import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { smtpSender, smtpTransport } from '../../adapters/smtp/smtp-transport.ts'
import { startTestSmtpServer, type TestSmtpServer } from '../../adapters/smtp/testing-smtp-server.ts'
import type { Store } from '../../adapters/store/store.ts'
import { openTestStore, silentLog, testBundle, testContent } from '../../adapters/store/testing.ts'
import { type MailSender, startMailSender } from './mail-sender.ts'

const start = new Date('2026-03-01T12:00:00Z')
let now = start
const clock = () => now
const minutes = (count: number) => new Date(start.getTime() + count * 60_000)

let smtp: TestSmtpServer
let store: Store
let agencyId: string
let senders: MailSender[]

beforeEach(async () => {
  now = start
  senders = []
  smtp = await startTestSmtpServer()
  store = await openTestStore({ demo: false, clock })
  const content = {
    ...testContent({
      agencyName: 'Ørsted & Søn\r\nBcc: evil@x.example',
      contactEmailId: 'hello@agency.example',
    }),
    canonicalHost: 'www.agency.example',
  }
  agencyId = (await store.importTenant(testBundle('agency', { content }))).agencyId
})
afterEach(async () => {
  await Promise.all(senders.map((sender) => sender.stop()))
  await store.close()
  await smtp.close()
})

function sender(url = smtp.url, log = silentLog): MailSender {
  // The tests trigger each check themselves.
  const every = 3_600_000
  const one = startMailSender({
    store,
    transport: smtpTransport(url),
    from: smtpSender(url),
    clock,
    log,
    every,
  })
  senders.push(one)
  return one
}

const letter = {
  recipient: 'ada@reader.example',
  kind: 'reset',
  language: 'da',
  subject: 'Vælg en ny adgangskode',
  html: '<p>Æble <a href="https://www.agency.example/newPassword?token=secret">link</a></p>',
  text: 'Æble https://www.agency.example/newPassword?token=secret',
}
const mails = () => store.forAgency(agencyId).mails

describe('a mail that is due', () => {
  it('is sent in the agency’s name, as HTML and text, and suppresses automatic replies', async () => {
    await mails().add(letter)
    await sender().sendDue()
    const [mail, ...more] = smtp.received
    expect(more).toEqual([])
    expect(mail?.envelope).toEqual({ from: 'no-reply@agency.example', to: ['ada@reader.example'] })
    expect(mail).toMatchObject({
      subject: letter.subject,
      from: { name: 'Ørsted & Søn Bcc: evil@x.example', address: 'no-reply@agency.example' },
      to: [{ address: 'ada@reader.example' }],
      replyTo: [{ address: 'hello@agency.example' }],
    })
    expect(mail?.html?.trim()).toBe(letter.html)
    expect(mail?.text?.trim()).toBe(letter.text)
    const header = (name: string) => mail?.headers.find(({ key }) => key === name)?.value
    expect(header('auto-submitted')).toBe('auto-generated')
    expect(header('content-language')).toBe('da')
    expect(header('bcc')).toBeUndefined()
    expect(await mails().latest(1)).toMatchObject([{ sentAt: start, html: '', text: '', lastError: null }])
  })

  it('has its author as reply address, if there is one', async () => {
    await mails().add({ ...letter, replyTo: 'guest@reader.example' })
    await sender().sendDue()
    expect(smtp.received[0]?.replyTo).toMatchObject([{ address: 'guest@reader.example' }])
  })

  it('includes its files, unchanged, and stores none of them once it is sent', async () => {
    const bytes = new Uint8Array(Array.from({ length: 70_000 }, (_, index) => (index * 7) % 256))
    const attachments = [
      { name: 'Bestätigung.pdf', type: 'application/pdf', bytes },
      {
        name: 'stay.ics',
        type: 'text/calendar; charset=utf-8; method=PUBLISH',
        bytes: new Uint8Array([66, 69]),
      },
    ]
    await mails().add({ ...letter, attachments })
    await mails().add(letter)
    await sender().sendDue()
    const [first, second] = smtp.received
    expect(first?.attachments).toMatchObject([
      { filename: 'Bestätigung.pdf', mimeType: 'application/pdf' },
      { filename: 'stay.ics', mimeType: 'text/calendar' },
    ])
    expect(new Uint8Array(first?.attachments[0]?.content as ArrayBuffer)).toEqual(bytes)
    expect(second?.attachments).toEqual([])
    const [, sent] = await mails().latest(2)
    expect(sent).toMatchObject({ attachments: [] })
    expect(await mails().files(sent?.id ?? 0)).toEqual([])
  })

  it('with line breaks in its subject adds no header', async () => {
    await mails().add({ ...letter, subject: 'Hello\r\nBcc: evil@x.example\r\n\r\nbody' })
    await sender().sendDue()
    expect(smtp.received[0]?.envelope.to).toEqual(['ada@reader.example'])
    expect(smtp.received[0]?.headers.map(({ key }) => key)).not.toContain('bcc')
    expect(smtp.received[0]?.text?.trim()).toBe(letter.text)
  })

  it('is sent once by two servers', async () => {
    for (let i = 0; i < 5; i += 1) await mails().add({ ...letter, subject: `Mail ${i}` })
    await Promise.all([sender().sendDue(), sender().sendDue()])
    expect(smtp.received.map(({ subject }) => subject).toSorted()).toEqual(
      [0, 1, 2, 3, 4].map((i) => `Mail ${i}`),
    )
  })

  it('is sent automatically, soon', async () => {
    const one = startMailSender({
      store,
      transport: smtpTransport(smtp.url),
      from: null,
      clock,
      log: silentLog,
      every: 10,
    })
    senders.push(one)
    await mails().add(letter)
    await vi.waitFor(() => expect(smtp.received).toHaveLength(1))
  })

  it('comes from the address in SMTP_URL, authenticated with its user and password', async () => {
    const url = smtp.url.replace('smtp://', 'smtp://livery:p%40ss@')
    await mails().add(letter)
    await sender(`${url}/?from=post%40platform.example`).sendDue()
    expect(smtp.received[0]?.envelope.from).toBe('post@platform.example')
    expect(smtp.signIns).toEqual(['livery:p@ss'])
  })
})

describe('a mail that cannot be sent', () => {
  it('is tried again after 1, 5, 30 and 120 minutes, then given up, and never logged', async () => {
    const lines: unknown[] = []
    const note = (...line: unknown[]) => void lines.push(line)
    await smtp.close()
    const one = sender(smtp.url, { info: note, warn: note, error: note })
    await mails().add(letter)
    const attempts = async () => {
      await one.sendDue()
      return (await mails().latest(1))[0]?.attempts
    }
    let due = 0
    for (const [index, wait] of [0, 1, 5, 30, 120].entries()) {
      due += wait
      now = new Date(minutes(due).getTime() - 1)
      if (wait > 0) expect(await attempts()).toBe(index)
      now = minutes(due)
      expect(await attempts()).toBe(index + 1)
    }
    now = minutes(10_000)
    expect(await attempts()).toBe(5)
    expect(await mails().latest(1)).toMatchObject([{ sentAt: null, nextAttemptAt: null, html: '', text: '' }])
    expect((await mails().latest(1))[0]?.lastError).toMatch(/ECONNREFUSED|connect/i)
    expect(JSON.stringify(lines)).not.toContain('secret')
    smtp = await startTestSmtpServer()
  })

  it('because the server is busy is sent when it is not', async () => {
    smtp.refusals.push({ code: 451, message: 'greylisted, come back' })
    await mails().add(letter)
    const one = sender()
    await one.sendDue()
    expect(smtp.received).toEqual([])
    now = minutes(1)
    await one.sendDue()
    expect(smtp.received).toHaveLength(1)
  })

  it('to an unknown recipient is given up at once, and the next one is sent', async () => {
    smtp.refusals.push({ code: 550, message: 'no such mailbox' })
    await mails().add(letter)
    await mails().add({ ...letter, recipient: 'eve@reader.example' })
    await sender().sendDue()
    expect(smtp.received.map(({ envelope }) => envelope.to)).toEqual([['eve@reader.example']])
    const [, refused] = await mails().latest(2)
    expect(refused).toMatchObject({ attempts: 1, nextAttemptAt: null, text: '' })
    expect(refused?.lastError).toContain('550')
  })

  it('because the server’s certificate is untrusted waits, and is not sent unencrypted', async () => {
    const tls = await startTestSmtpServer({ offersTls: true })
    await mails().add(letter)
    await sender(tls.url).sendDue()
    expect(tls.received).toEqual([])
    expect((await mails().latest(1))[0]).toMatchObject({ attempts: 1, nextAttemptAt: minutes(1) })
    await tls.close()
  })
})

describe('mails of several agencies', () => {
  const agency = async (slug: string) =>
    store.forAgency((await store.importTenant(testBundle(slug))).agencyId).mails
  const recipients = () => smtp.received.map(({ envelope }) => envelope.to[0])

  it('take turns, so that many mails of one agency delay no other', async () => {
    const [flood, other] = [mails(), await agency('other')]
    for (let i = 0; i < 8; i += 1) await flood.add({ ...letter, recipient: `flood${i}@reader.example` })
    await other.add({ ...letter, recipient: 'one@reader.example' })
    await other.add({ ...letter, recipient: 'two@reader.example' })
    await sender().sendDue()
    expect(smtp.received).toHaveLength(10)
    expect(recipients().indexOf('one@reader.example')).toBeLessThan(4)
    expect(recipients().indexOf('two@reader.example')).toBeLessThan(6)
  })

  it('overtake one whose server is slow, even those that arrive meanwhile', async () => {
    const slow = holding()
    await mails().add({ ...letter, recipient: 'slow@reader.example' })
    await mails().add({ ...letter, recipient: 'after@reader.example' })
    const others = [await agency('other'), await agency('third')]
    const one = sender()
    const all = one.sendDue()
    await slow.arrival
    smtp.onMail = async () => undefined
    for (const [index, other] of others.entries()) {
      await other.add({ ...letter, recipient: `other${index}@reader.example` })
      void one.sendDue()
      await vi.waitFor(() => expect(recipients()).toContain(`other${index}@reader.example`))
    }
    expect(recipients()).not.toContain('after@reader.example')
    slow.release()
    await all
    expect(recipients()).toContain('after@reader.example')
  })
})

/** Holds the next mail at the server until it is released. */
function holding() {
  const held = Promise.withResolvers<void>()
  const arrived = Promise.withResolvers<void>()
  smtp.onMail = () => {
    arrived.resolve()
    return held.promise
  }
  return { arrival: arrived.promise, release: () => held.resolve() }
}

describe('a server without TLS', () => {
  // An address of this machine that is not recognisable as a loopback address.
  const elsewhere = () => smtp.url.replace(/127\.0\.0\.1|localhost/, '0.0.0.0')

  it('gets no mail unless it is this machine', async () => {
    await mails().add(letter)
    await sender(elsewhere()).sendDue()
    expect(smtp.received).toEqual([])
    expect(await mails().latest(1)).toMatchObject([{ attempts: 1, nextAttemptAt: minutes(1) }])
  })

  it('gets mails if SMTP_URL allows it', async () => {
    await mails().add(letter)
    await sender(`${elsewhere()}/?tls=optional`).sendDue()
    expect(smtp.received).toHaveLength(1)
  })
})

describe('the end of a server', () => {
  it('waits for the mail being sent and leaves the rest', async () => {
    const { arrival, release } = holding()
    await mails().add(letter)
    await mails().add({ ...letter, recipient: 'eve@reader.example' })
    const one = sender()
    void one.sendDue()
    await arrival
    const ended = one.stop()
    release()
    await ended
    expect(smtp.received).toHaveLength(1)
    const left = (await mails().latest(2)).filter(({ sentAt }) => sentAt === null)
    expect(left).toMatchObject([{ recipient: 'eve@reader.example', attempts: 0, text: letter.text }])
  })
})
