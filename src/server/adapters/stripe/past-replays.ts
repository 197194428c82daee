import Stripe from 'stripe'

/** More than a task's retries. */
const MOST_KEYS = 40

/**
 * Makes a changing call of Stripe. Stripe replays a key's answer for a day, including its own failures and outdated
 * states, so after a replay the next key is used. Without an answer, the same key is used, since the call may be
 * running: https://docs.stripe.com/error-low-level#idempotency. `found` looks for the effect before another key is
 * used, if repeating it would do harm.
 */
export async function pastReplays<Answer>(
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
