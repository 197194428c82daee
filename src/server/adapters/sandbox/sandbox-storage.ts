import type { SandboxPayment } from './sandbox-payment.ts'

export interface SandboxChange<Result> {
  /** What is kept from now on; without it the payment stays as it is. */
  readonly payment?: SandboxPayment
  readonly result: Result
}

/** Where the sandbox keeps the payments of one agency. */
export interface SandboxStorage {
  /**
   * Hands the payment of a reference, or null, to `change`, keeps what that says and gives its result. Nobody else changes
   * the payment meanwhile, not where there is none yet either; where `change` throws, nothing is kept.
   */
  change<Result>(
    gatewayReference: string,
    change: (payment: SandboxPayment | null) => SandboxChange<Result>,
  ): Promise<Result>

  /** Gives the references of payments whose `webhookDueAt` is not after a moment, the earliest first, `most` of them. */
  due(moment: Date, most: number): Promise<readonly string[]>
}
