/** The payment outcomes that the sandbox can play. */
export const sandboxOutcomes = [
  'success',
  'insufficient_funds',
  'lost_card',
  'three_d_secure',
  'timeout',
  'late_webhook',
  'capture_timeout',
  'late_refund',
  'failed_refund',
] as const
export type SandboxOutcome = (typeof sandboxOutcomes)[number]

/** The sandbox's test card numbers; those that gateways publish keep their meaning. No bank has issued any of them. */
export const sandboxCards: Readonly<Record<SandboxOutcome, string>> = {
  success: '4242424242424242',
  insufficient_funds: '4000000000009995',
  lost_card: '4000000000009987',
  three_d_secure: '4000002760003184',
  timeout: '4000000000000408',
  late_webhook: '4000000000000820',
  capture_timeout: '4000000000000507',
  late_refund: '4000000000007726',
  failed_refund: '4000000000005126',
}

const prefix = 'sandbox_'

/**
 * Returns the token for a typed test card number, or for a chosen outcome; null for any other number, so that a real
 * card number is never sent. It runs in the browser: the server receives only the token.
 */
export function sandboxToken(choice: { card: string } | { outcome: SandboxOutcome }): string | null {
  if ('outcome' in choice) return prefix + choice.outcome
  const digits = choice.card.replaceAll(/[\s-]/g, '')
  const outcome = sandboxOutcomes.find((one) => sandboxCards[one] === digits)
  return outcome === undefined ? null : prefix + outcome
}

/** Returns the outcome of a sandbox token, or null for any other text. */
export function outcomeOfToken(token: string): SandboxOutcome | null {
  return sandboxOutcomes.find((one) => prefix + one === token) ?? null
}
