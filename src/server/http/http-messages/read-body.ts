import { Problem } from '../../kernel/errors/problem.ts'

/** The largest body a call may have, in bytes. */
const BODY_LIMIT = 64 * 1024

/**
 * Reads a request's body as text: empty if there is none, 413 past the limit (bytes) without reading on, 400 if the
 * bytes are not UTF-8. Source: security, 19.
 */
export async function readBody(request: Request, limit = BODY_LIMIT): Promise<string> {
  const bytes = await readFileBody(request, limit)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (cause) {
    throw new Problem({ code: 'bad_request', detail: 'The body is not UTF-8.', cause })
  }
}

/** Reads a request's body as bytes: empty if there is none, 413 past the limit (bytes) without reading on. */
export async function readFileBody(request: Request, limit = BODY_LIMIT): Promise<Uint8Array<ArrayBuffer>> {
  const tooLarge = () =>
    new Problem({ code: 'payload_too_large', detail: `The body may have at most ${limit} bytes.` })
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw tooLarge()
  if (request.body === null) return new Uint8Array()
  const bytes = await readBytes(request.body, limit)
  if (bytes === null) throw tooLarge()
  return bytes
}

/** Reads a stream into one array; returns null, and stops reading, past the limit in bytes. */
export async function readBytes(
  stream: ReadableStream<Uint8Array>,
  limit: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const reader = stream.getReader()
  const parts: Uint8Array[] = []
  let length = 0
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    length += next.value.byteLength
    if (length > limit) {
      await reader.cancel()
      return null
    }
    parts.push(next.value)
  }
  const all = new Uint8Array(length)
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.byteLength
  }
  return all
}
