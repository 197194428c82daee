/** What is kept of a cancellation with its item; amounts in the currency of the booking's price. */
export interface CancellationOutcome {
  readonly confirmationNumber: string | null
  /** ISO 8601. */
  readonly at: string
  readonly penalty: number
  /** What comes back by the way it was paid. */
  readonly refund: number
  /** What comes back to the wallet. */
  readonly creditsBack: number
}
