import { createHash } from 'node:crypto'
import { Problem } from '../../../kernel/errors/problem.ts'
import { canonicalJson } from '../../../kernel/ids/canonical-json.ts'

/** Takes what a call asks for, its path's part and its body, and gives the hash that its `Idempotency-Key` is bound to. */
export function requestHash({ body, path }: { body?: unknown; path?: unknown }): string {
  return createHash('sha256')
    .update(canonicalJson({ path: path ?? null, body: body ?? null }))
    .digest('base64url')
}

/** The refusal of a key that another request was made with. */
export function idempotencyMismatch(): Problem {
  return new Problem({
    code: 'idempotency_mismatch',
    detail: 'This Idempotency-Key was sent with another request before. Use a new one for a new request.',
  })
}
