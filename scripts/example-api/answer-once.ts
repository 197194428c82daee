import { Refusal } from './refusal.ts'

interface Keyed {
  agency: string
  headers: Headers
  body: unknown
  path: unknown
}

/**
 * Runs a call once for its `Idempotency-Key`. A repeated call gets the same answer; another call with the same key
 * gets 422.
 */
export function makeAnswerOnce() {
  const answers = new Map<string, { call: string; answer: unknown }>()
  return function once<Answer>(operation: string, call: Keyed, work: () => Answer): Answer {
    const key = `${call.agency} ${call.headers.get('idempotency-key')}`
    const fingerprint = JSON.stringify([operation, call.path, call.body])
    const known = answers.get(key)
    if (known && known.call !== fingerprint) {
      throw new Refusal(422, 'The key was used for another request.', { code: 'idempotency_mismatch' })
    }
    const answer = known ? (known.answer as Answer) : work()
    answers.set(key, { call: fingerprint, answer })
    return answer
  }
}
