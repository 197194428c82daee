/** A browser's cookies at one site, and no other part of a browser. */
export class CookieJar {
  readonly #cookies = new Map<string, string>()

  keep(response: Response): Response {
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';')
      const at = pair.indexOf('=')
      const [name, value] = [pair.slice(0, at), pair.slice(at + 1)]
      if (/;\s*max-age=0/i.test(cookie) || value === '') this.#cookies.delete(name)
      else this.#cookies.set(name, value)
    }
    return response
  }

  header(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  has(name: string): boolean {
    return this.#cookies.has(name)
  }
}

/**
 * Follows a test provider's pages as a browser does, from its first address and with a name to log in (null presses
 * 'Cancel'). Returns the address to which it redirects back.
 */
export async function throughProvider(address: string, login: string | null): Promise<URL> {
  const { origin } = new URL(address)
  const jar = new CookieJar()
  const ask = async (path: string, init: RequestInit = {}) => {
    const url = new URL(path, origin)
    const request = {
      ...init,
      redirect: 'manual',
      headers: { ...init.headers, cookie: jar.header() },
    } as const
    return jar.keep(await fetch(url, request))
  }
  let at = new URL(address)
  for (let step = 0; step < 8; step++) {
    if (at.origin !== origin) return at
    const response = await ask(at.href)
    const form = response.status === 200 ? await response.text() : ''
    const next = form === '' ? response : await answer(form, login, ask)
    const location = next.headers.get('location')
    if (location === null)
      throw new Error(`the provider answers ${next.status}: ${(await next.text()).slice(0, 400)}`)
    at = new URL(location, origin)
  }
  throw new Error('the provider leads round in a circle')
}

async function answer(
  form: string,
  login: string | null,
  ask: (path: string, init?: RequestInit) => Promise<Response>,
): Promise<Response> {
  const [, action = ''] = /action="([^"]*)"/.exec(form) ?? []
  const said = login === null ? { answer: 'cancel' } : { answer: 'continue', login, password: 'any' }
  return ask(action, { method: 'POST', body: new URLSearchParams(said) })
}
