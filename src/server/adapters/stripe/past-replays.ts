import Stripe from 'stripe'

/** More than a task is tried. */
const MOST_KEYS = 40

/**
 * Makes a call of Stripe that changes something. Stripe keeps what a key was answered for a day and gives it again, its own
 * failures and states that are long over too; so what was only replayed is asked for with the key after it. The same key is
 * asked with again where no answer came: that call may be under way. https://docs.stripe.com/error-low-level#idempotency
 * A failure of Stripe's own leaves open whether it was done. `found` looks for that before another key is asked with, where
 * doing it twice would do harm.
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

/** Whether it says how an earlier call failed, and nothing about this one. */
function isReplayed(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeError && error.headers?.['idempotent-replayed'] === 'true'
}
