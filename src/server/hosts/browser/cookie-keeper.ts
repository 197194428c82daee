import { cookieHeader, cookieOf, type StoredCookie } from '../../http/http-messages/cookie-jar.ts'
import { read, written } from './stored-database.ts'

/** The document's cookies that a worker can see. */
export interface ShownCookies {
  getAll(): Promise<readonly { name?: string; value?: string }[]>
  set(cookie: {
    name: string
    value: string
    expires: number | null
    path: string
    sameSite: 'lax'
  }): Promise<void>
  delete(cookie: { name: string; path: string }): Promise<void>
}

interface CookieKeeperDependencies {
  kept: IDBDatabase
  /** Null if the browser shows its workers no cookies; then all are stored here. */
  shown: ShownCookies | null
  clock: () => Date
}

export interface CookieKeeper {
  header(path: string): Promise<string>
  keep(setCookies: readonly string[]): Promise<void>
}

/**
 * Stores the cookies of a worker's answers, which the browser itself ignores: HttpOnly ones in its storage, which no
 * page reads by chance, the others in the document.
 */
export async function openCookieKeeper({
  kept,
  shown,
  clock,
}: CookieKeeperDependencies): Promise<CookieKeeper> {
  const jar = new Map<string, StoredCookie>()
  for (const cookie of await read<StoredCookie[]>(kept, 'cookies', (table) => table.getAll())) {
    jar.set(cookie.name, cookie)
  }

  async function show({ name, value, expires, path }: StoredCookie, now: number): Promise<void> {
    if (expires !== null && expires <= now) await shown?.delete({ name, path })
    else await shown?.set({ name, value, expires, path, sameSite: 'lax' })
  }

  return {
    async header(path) {
      const pairs = (await shown?.getAll()) ?? []
      const text = pairs.map(({ name = '', value = '' }) => `${name}=${value}`).join('; ')
      return cookieHeader(text, jar.values(), { path, now: clock().getTime() })
    },
    async keep(setCookies) {
      const now = clock().getTime()
      const cookies = setCookies.map((text) => cookieOf(text, now)).filter((cookie) => cookie !== null)
      const own = cookies.filter(({ isHttpOnly }) => isHttpOnly || shown === null)
      for (const cookie of cookies) if (!own.includes(cookie)) await show(cookie, now)
      if (own.length === 0) return
      await written(kept, ['cookies'], (of) => {
        for (const cookie of own) {
          const isOver = cookie.expires !== null && cookie.expires <= now
          if (isOver) jar.delete(cookie.name)
          else jar.set(cookie.name, cookie)
          if (isOver) of('cookies').delete(cookie.name)
          else of('cookies').put(cookie, cookie.name)
        }
      })
    },
  }
}
