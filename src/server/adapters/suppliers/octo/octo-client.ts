import { SupplierTimeout } from '../../../domain/suppliers/supplier-timeout.ts'

/** Milliseconds to wait for one answer. */
const TIMEOUT_MS = 15_000
const MOST_BYTES = 20_000_000

/** An error of OCTO, with its code: the supplier answered, and refuses. */
export class OctoRefused extends Error {
  override readonly name = 'OctoRefused'
  readonly code: string

  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

export interface OctoConnection {
  /** The address of the supplier's API, without a trailing slash. */
  readonly url: string
  readonly token: string
  readonly fetch: (request: Request) => Promise<Response>
}

/** Calls an OCTO supplier. */
export interface OctoClient {
  /**
   * Returns the answer to a call. Throws {@link OctoRefused} if the supplier refuses, a {@link SupplierTimeout} if it
   * does not answer in time, and any other error if it fails.
   */
  call<Answer>(method: string, path: string, body?: object): Promise<Answer>
}

/** Returns a client of an OCTO supplier. */
export function octoClient({ url, token, fetch }: OctoConnection): OctoClient {
  return {
    async call<Answer>(method: string, path: string, body?: object): Promise<Answer> {
      const request = new Request(`${url}${path}`, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          accept: 'application/json',
          'accept-language': 'en',
          'content-type': 'application/json',
          'octo-capabilities': 'octo/content, octo/pricing, octo/questions, octo/pickups',
        },
        signal: AbortSignal.timeout(TIMEOUT_MS),
        ...(body && { body: JSON.stringify(body) }),
      })
      const response = await fetch(request).catch((error: unknown) => {
        throw error instanceof Error && error.name === 'TimeoutError' ? new SupplierTimeout(path) : error
      })
      return answerOf(response) as Promise<Answer>
    },
  }
}

async function answerOf(response: Response): Promise<unknown> {
  const text = await response.text()
  if (text.length > MOST_BYTES) throw new Error('the answer of the OCTO supplier is too large')
  const answer = JSON.parse(text) as { error?: unknown; errorMessage?: unknown }
  if (response.ok) return answer
  if (response.status < 500 && typeof answer.error === 'string')
    throw new OctoRefused(answer.error, String(answer.errorMessage ?? answer.error))
  throw new Error(`the OCTO supplier answers with status ${response.status}`)
}
