import { Problem } from './problem.ts'

/** The longest address and the most header text that are read, in characters. */
const URL_LIMIT = 8 * 1024
const HEADER_LIMIT = 16 * 1024

/** Throws 414 for an address and 431 for headers past the limits. Source: security, 19. */
export function requireRequestLimits(request: Request): void {
  if (request.url.length > URL_LIMIT) {
    throw new Problem({
      code: 'uri_too_long',
      detail: `The address may have at most ${URL_LIMIT} characters.`,
    })
  }
  let length = 0
  for (const [name, value] of request.headers) length += name.length + value.length
  if (length > HEADER_LIMIT) {
    throw new Problem({
      code: 'headers_too_large',
      detail: `The headers may have at most ${HEADER_LIMIT} characters.`,
    })
  }
}
