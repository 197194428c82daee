import { beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../hosts/testing-app.ts'

let app: TestApp
let cookie: string

beforeEach(async () => {
  app = await openTestApp(
    {},
    { aurora: { contactEmailId: 'desk@aurora.example', defaultLanguage: 'fr' }, meridian: {} },
  )
  cookie = await app.signIn('traveller@test.example')
})

const ask = (body: unknown, headers: Record<string, string> = { cookie }, host?: string) =>
  app.call('/api/user/support', { method: 'POST', body, headers, ...(host ? { host } : {}) })

const sent = async (slug = 'aurora') => app.store.forAgency(await app.agencyId(slug)).mails.latest(20)

describe('an invalid message to the agency', () => {
  it.each([
    [{ subject: '', message: 'Hello' }, 'subject'],
    [{ subject: '  ', message: 'Hello' }, 'subject'],
    [{ subject: 'Trip\r\nBcc: everybody@example.com', message: 'Hello' }, 'subject'],
    [{ subject: 'a'.repeat(151), message: 'Hello' }, 'subject'],
    [{ subject: 'Trip', message: ' \n ' }, 'message'],
    [{ subject: 'Trip', message: 'a'.repeat(4001) }, 'message'],
    [{ subject: 'Trip', message: 'a\u0000b' }, 'message'],
    [{ subject: 'Trip' }, 'message'],
  ])('is refused with its field: %j', async (body, field) => {
    const response = await ask(body)
    expect([400, 422]).toContain(response.status)
    const { errors } = (await response.json()) as { errors: { field: string }[] }
    expect(errors.map((error) => error.field)).toContain(field)
    expect(await sent()).toEqual([])
  })

  it('is refused to visitors, and its recipient cannot be chosen', async () => {
    expect((await ask({ subject: 'Trip', message: 'Hello' }, {})).status).toBe(401)
    const body = { subject: 'Trip', message: 'Hello', email: 'victim@example.com' }
    expect((await ask(body)).status).toBe(422)
    expect(await sent()).toEqual([])
  })

  it('is limited to ten in fifteen minutes', async () => {
    for (let i = 0; i < 10; i += 1) expect((await ask({ subject: 'Trip', message: `${i}` })).status).toBe(202)
    const response = await ask({ subject: 'Trip', message: 'and again' })
    expect(response.status).toBe(429)
    expect(response.headers.get('retry-after')).toBe('900')
    expect(await sent()).toHaveLength(10)
  })

  it('is refused if the agency has no address', async () => {
    const host = 'meridian.localhost:4000'
    const there = await app.signIn('traveller@test.example', host)
    // Refused messages do not count, however many there are.
    for (let time = 0; time < 12; time += 1) {
      const response = await ask({ subject: 'Trip', message: 'Hello' }, { cookie: there }, host)
      expect(response.status).toBe(409)
      expect(await response.json()).toMatchObject({ code: 'conflict' })
    }
  })
})

describe('a message to the agency', () => {
  it('is mailed to its contact address in its language; replies go to the person', async () => {
    const response = await ask({ subject: 'Breakfast', message: 'Is there any?\n\n<b>Thanks</b>' })
    expect(response.status).toBe(202)
    expect(await response.json()).toEqual({ status: 'mailed' })
    const [mail] = await sent()
    expect(mail).toMatchObject({
      kind: 'support',
      recipient: 'desk@aurora.example',
      replyTo: 'traveller@test.example',
      language: 'fr',
      subject: 'Ada Test\u00a0: Breakfast',
    })
    expect(mail?.text).toContain('Is there any?\n\n<b>Thanks</b>')
    expect(mail?.html).toContain('&#60;b&#62;Thanks')
    expect(mail?.html).toContain('href="mailto:traveller@test.example"')
  })
})
