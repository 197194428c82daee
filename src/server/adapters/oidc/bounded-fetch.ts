import type { CustomFetch } from 'openid-client'

/** A discovery document, a set of keys, a token: none comes near this. */
const LARGEST_ANSWER = 512_000

/**
 * Wraps fetch for what other people's servers answer: no redirect is followed, and a body past 512 kB is an error
 * instead of memory. Source: security, 19.
 */
export function boundedFetch(fetch: typeof globalThis.fetch): CustomFetch {
  return async (url, { body, signal, ...rest }) => {
    const response = await fetch(url, {
      ...rest,
      // What is sent is a form or nothing.
      ...(body instanceof URLSearchParams || typeof body === 'string' ? { body } : {}),
      ...(signal === undefined ? {} : { signal }),
      redirect: 'manual',
    })
    const { status, headers } = response
    // A redirect that is not followed has no status that could be given again.
    if (status < 200) throw new Error('the provider gave no answer')
    const isEmpty = [204, 205, 304].includes(status)
    return new Response(isEmpty ? null : await wholeBody(response), { status, headers: plain(headers) })
  }
}

async function wholeBody(response: Response): Promise<Blob> {
  const pieces: Uint8Array<ArrayBuffer>[] = []
  const reader = response.body?.getReader()
  for (let length = 0; ; ) {
    const { value } = (await reader?.read()) ?? {}
    if (value === undefined) return new Blob(pieces)
    length += value.length
    pieces.push(value)
    if (length > LARGEST_ANSWER) {
      void reader?.cancel().catch(() => undefined)
      throw new Error('the answer is larger than it may be')
    }
  }
}

/** The body is decoded by now: what it was sent as is no longer true of it. */
function plain(headers: Headers): Headers {
  const kept = new Headers(headers)
  for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) kept.delete(name)
  return kept
}
