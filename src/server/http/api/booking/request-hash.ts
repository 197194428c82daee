import { createHash } from 'node:crypto'
import { Problem } from '../../../kernel/errors/problem.ts'
import { canonicalJson } from '../../../kernel/ids/canonical-json.ts'

/** Returns the hash of a call's path and body, to which its `Idempotency-Key` is bound. */
export function requestHash({ body, path }: { body?: unknown; path?: unknown }): string {
  return createHash('sha256')
    .update(canonicalJson({ path: path ?? null, body: body ?? null }))
    .digest('base64url')
}

/** The problem for a key that was used with another request. */
export function idempotencyMismatch(): Problem {
  return new Problem({
    code: 'idempotency_mismatch',
    detail: 'This Idempotency-Key was used with a different request. Use a new key for a new request.',
  })
}
