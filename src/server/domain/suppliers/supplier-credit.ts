import type { SupplierCredit as Shown } from '../../../contract/types.ts'
import type { Money } from '../../kernel/money/money.ts'

/** What a supplier gives a traveller in place of money, for a later booking with it. Plain data. */
export interface SupplierCredit {
  /** The index of the traveller in the item's party. */
  readonly traveller: number
  /** The name of the supplier that takes it. */
  readonly issuer: string
  /** In the supplier's currency: it is spent there, so it takes no markup. */
  readonly amount: Money
  /** Once it is issued. */
  readonly code?: string
  /** YYYY-MM-DD. */
  readonly expiresOn: string
}

/** Returns credits in the contract's shape; nothing without any. */
export function shownCredits(credits: readonly SupplierCredit[] = []): { supplierCredits?: Shown[] } {
  // The contract lists the currencies by name.
  return credits.length === 0 ? {} : { supplierCredits: credits.map((one) => ({ ...one })) as Shown[] }
}
