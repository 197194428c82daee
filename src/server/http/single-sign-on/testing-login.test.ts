import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CookieJar } from './testing-browser.ts'
import { startTestProvider, type TestProvider } from './testing-provider.ts'

const back = 'http://aurora.localhost:4000/sso/callback/demo'
let provider: TestProvider

beforeAll(async () => {
  provider = await startTestProvider({
    clients: [
      { id: 'aurora', name: 'Aurora <b>&', providerName: 'Aurora "staff"', redirectUris: [back] },
      { id: 'other', redirectUris: [back] },
    ],
    claimsOf: (login) => (login === 'stranger' ? undefined : { email: `${login}@people.example` }),
  })
})
afterAll(() => provider.stop())

/** A person whom a site sends to the provider. */
async function arrive(client = 'aurora', jar = new CookieJar()) {
  const ask = async (path: string, init: RequestInit = {}) =>
    jar.keep(
      await fetch(new URL(path, provider.issuer), {
        ...init,
        redirect: 'manual',
        headers: { ...init.headers, cookie: jar.header() },
      }),
    )
  const query = new URLSearchParams({
    client_id: client,
    response_type: 'code',
    redirect_uri: back,
    scope: 'openid email',
    state: 's',
    code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    code_challenge_method: 'S256',
  })
  const path = (await ask(`/auth?${query}`)).headers.get('location') ?? ''
  const say = (form: Record<string, string>) => ask(path, { method: 'POST', body: new URLSearchParams(form) })
  const end = async (answer: Response) =>
    new URL((await ask(answer.headers.get('location') ?? '')).headers.get('location') ?? '')
  return { ask, path, say, end, jar, page: await ask(path) }
}

describe('the log-in page of the demo’s identity provider', () => {
  it('names the site and itself, runs no script, and sends its form to that site alone', async () => {
    const { page } = await arrive()
    const text = await page.text()
    expect(text).toContain('Log in to continue to Aurora &#60;b&#62;&#38;</h1>')
    expect(text).toContain('aurora.localhost:4000')
    expect(text).toContain('Here it stands in for Aurora &#34;staff&#34;.')
    expect(text).not.toMatch(/<script|<b>|style="| on\w+=|https:\/\//)
    const policy = page.headers.get('content-security-policy')
    expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[\w+/=]+'; /)
    expect(policy).toContain("form-action 'self' http://aurora.localhost:4000;")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(page.headers.get('cache-control')).toBe('no-store')
  })

  it.each([
    ['', 'Enter a name.'],
    ['   ', 'Enter a name.'],
    ['stranger', 'Nobody here has this name.'],
    ['a'.repeat(101), 'Enter a name of at most 100 characters.'],
    ['a\u0000b', 'Enter a name without control characters.'],
  ])('refuses the name %j with a reason', async (login, problem) => {
    const { say } = await arrive()
    const answer = await say({ login, password: 'secret', answer: 'continue' })
    expect(answer.status).toBe(422)
    const text = await answer.text()
    expect(text).toContain(problem)
    expect(text).toContain('aria-describedby="name-problem name-hint" aria-invalid="true"')
    expect(text).not.toContain('secret')
  })

  it('escapes what was typed', async () => {
    const { say } = await arrive()
    const login = `"><script>alert(1)</script>${'x'.repeat(100)}`
    expect(await (await say({ login })).text()).not.toContain('<script>')
  })

  it('redirects back after one press, with a code', async () => {
    const { say, end } = await arrive()
    const to = await end(await say({ login: ' ada ', password: '', answer: 'continue' }))
    expect(`${to.origin}${to.pathname}`).toBe(back)
    expect(to.searchParams.get('code')).toMatch(/./)
  })

  it('redirects back with access_denied if the person refuses, whatever the fields contain', async () => {
    const { say, end } = await arrive()
    const to = await end(await say({ login: '', answer: 'cancel' }))
    expect(to.searchParams.get('error')).toBe('access_denied')
    expect(to.searchParams.has('code')).toBe(false)
  })

  it('asks again in the same browser, and accepts another person', async () => {
    const first = await arrive()
    await first.end(await first.say({ login: 'ada' }))
    const again = await arrive('other', first.jar)
    expect(again.page.status).toBe(200)
    const to = await again.end(await again.say({ login: 'grace' }))
    expect(to.searchParams.get('code')).toMatch(/./)
  })

  it('reports a log-in that is over, foreign or unknown', async () => {
    const done = await arrive()
    await done.end(await done.say({ login: 'ada' }))
    const other = await arrive()
    for (const answer of [
      await done.ask(done.path),
      await done.say({ login: 'ada' }),
      await other.ask(done.path),
      await fetch(`${provider.issuer}/login/x`),
      await fetch(`${provider.issuer}/auth?client_id=nobody`, { headers: { accept: 'text/html' } }),
    ]) {
      expect(answer.status).toBe(400)
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
      expect(await answer.text()).toContain('begin the log-in there again')
    }
  })

  it('accepts only a short form', async () => {
    const { say, ask, path } = await arrive()
    expect((await say({ login: 'a'.repeat(20_000) })).status).toBe(413)
    expect((await ask(path, { method: 'PUT', body: 'login=ada' })).status).toBe(405)
  })
})
