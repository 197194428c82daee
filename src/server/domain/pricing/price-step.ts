import { priceUnit } from '../../../tenant/money/minor-units.ts'

/**
 * Returns the step of prices in minor units: a multiple can be charged by the gateway (`PaymentGateway.stepOf`, null
 * if unknown) and shown exactly. Both are powers of ten.
 */
export function priceStep(ofGateway: number | null | undefined, currency: string): number {
  return Math.max(ofGateway ?? 1, priceUnit(currency))
}
