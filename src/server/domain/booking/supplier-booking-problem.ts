import { Problem } from '../../kernel/errors/problem.ts'
import { partTakenProblem } from '../products/spine/part-taken-problem.ts'
import { supplierProblem } from '../products/spine/supplier-problem.ts'
import { SupplierRefusal } from '../suppliers/supplier-refusal.ts'

const details = {
  sold_out: 'This rate has just sold out. Choose another rate or other dates.',
  hold_expired: 'The hold has expired. Check the price and start a new hold.',
  price_changed: 'The price has changed. Check the new price before you continue.',
} as const

/** Returns the problem to answer with when a supplier fails to book. */
export function supplierBookingProblem(error: unknown): Problem {
  if (!(error instanceof SupplierRefusal)) return supplierProblem(error)
  const { code, taken } = error
  if (code === 'rejected') return supplierProblem(error)
  if (code === 'sold_out' && taken.length > 0) return partTakenProblem(taken, error)
  return new Problem({ code, detail: details[code], cause: error })
}
