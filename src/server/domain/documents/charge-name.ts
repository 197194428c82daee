import type { DocumentText } from './document-text.ts'

/** Suppliers' charges other than rooms, by the codes of their price lines. */
const known: readonly string[] = [
  'vat',
  'occupancy_tax',
  'municipality_fee',
  'service_charge',
  'city_tax',
  'tourism_fee',
  'resort_fee',
]

/** Returns the name of a tax or fee by its code; null if it has none here. */
export function chargeName(code: string, { say }: Pick<DocumentText, 'say'>): string | null {
  return known.includes(code) ? say(`charge.${code}`) : null
}
