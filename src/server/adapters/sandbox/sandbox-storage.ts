import type { SandboxPayment } from './sandbox-payment.ts'

export interface SandboxChange<Result> {
  /** The payment to store; absent if it does not change. */
  readonly payment?: SandboxPayment
  readonly result: Result
}

/** The storage of one agency's sandbox payments. */
export interface SandboxStorage {
  /**
   * Passes a reference's payment, or null, to `change`, stores what it returns and returns its result. The reference
   * is locked meanwhile, also before its payment exists. If `change` throws, nothing is stored.
   */
  change<Result>(
    gatewayReference: string,
    change: (payment: SandboxPayment | null) => SandboxChange<Result>,
  ): Promise<Result>

  /** Returns the references of payments whose `webhookDueAt` is not after a moment, earliest first, at most `most`. */
  due(moment: Date, most: number): Promise<readonly string[]>
}
