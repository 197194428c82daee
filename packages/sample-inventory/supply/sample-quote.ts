import type { SupplierQuote } from '../../../src/server/domain/suppliers/product-supplier.ts'
import type { Scenario } from '../../../src/server/domain/suppliers/scenario.ts'
import type { TravellerRequirement } from '../../../src/server/domain/suppliers/traveller.ts'

/** What every product of the built-in supplier needs to know. */
export const leadRequirements: readonly TravellerRequirement[] = [
  { field: 'name', of: 'contact' },
  { field: 'email', of: 'contact' },
  { field: 'phone', of: 'contact' },
  { field: 'name', of: 'lead_of_each_group' },
]

/** Returns the quote of what a key's rate is today: null for no rate, and sold out also in the scenario of it. */
export function sampleQuote<Found extends object, Subject extends object>(
  found: Found | 'sold_out' | null,
  scenario: Scenario | null,
  quoteOf: (found: Found) => SupplierQuote<Subject>,
): SupplierQuote<Subject> | null {
  if (found === null) return null
  return found === 'sold_out' || scenario === 'sold_out_at_quote' ? { status: 'sold_out' } : quoteOf(found)
}
