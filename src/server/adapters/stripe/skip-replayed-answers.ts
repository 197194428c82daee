import Stripe from 'stripe'

/** More than a task's retries. */
const MOST_KEYS = 40

/**
 * Makes a changing call of Stripe, which replays a key's answer for a day, even a failure or an outdated state. After
 * a replay the next key is used; without an answer, the same one. Before another key, `found` looks for an effect
 * that must not be repeated. https://docs.stripe.com/error-low-level#idempotency
 */
export async function skipReplayedAnswers<Answer>(
  idempotencyKey: string,
  call: (options: { idempotencyKey: string }) => Promise<Answer>,
  found: () => Promise<Answer | undefined> = async () => undefined,
): Promise<Answer> {
  for (let number = 1; ; number += 1) {
    try {
      return await call({ idempotencyKey: number === 1 ? idempotencyKey : `${idempotencyKey}-${number}` })
    } catch (error) {
      if (!isReplayed(error) || number === MOST_KEYS) throw error
      const done = await found()
      if (done !== undefined) return done
    }
  }
}

/** True if it reports an earlier call's failure, and nothing about this call. */
function isReplayed(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeError && error.headers?.['idempotent-replayed'] === 'true'
}
