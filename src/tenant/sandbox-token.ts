/** What the sandbox can be told to do with a payment. */
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

/** The numbers that the sandbox knows; those that gateways publish for tests keep their meaning. No bank has given any of them to anybody. */
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
 * Takes the number of a test card as it was typed, or a chosen outcome, and gives the token that stands for it; null for
 * any other number, so that nobody's own card is ever sent anywhere. Runs in the browser: the server gets the token alone.
 */
export function sandboxToken(choice: { card: string } | { outcome: SandboxOutcome }): string | null {
  if ('outcome' in choice) return prefix + choice.outcome
  const digits = choice.card.replaceAll(/[\s-]/g, '')
  const outcome = sandboxOutcomes.find((one) => sandboxCards[one] === digits)
  return outcome === undefined ? null : prefix + outcome
}

/** Takes a token and gives the outcome that it stands for, or null where it is none of the sandbox's. */
export function outcomeOfToken(token: string): SandboxOutcome | null {
  return sandboxOutcomes.find((one) => prefix + one === token) ?? null
}
