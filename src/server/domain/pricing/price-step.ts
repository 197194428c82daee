import { shownUnit } from '../../../tenant/money/shown-unit.ts'

/**
 * Takes what the agency's gateway can charge in a currency (`PaymentGateway.stepOf`, null or nothing where it says nothing) and
 * gives of how many minor units a price is a multiple, so that it can be charged and shown exactly. Both are powers of ten.
 */
export function priceStep(ofGateway: number | null | undefined, currency: string): number {
  return Math.max(ofGateway ?? 1, shownUnit(currency))
}
