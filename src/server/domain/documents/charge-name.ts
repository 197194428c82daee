import type { DocumentText } from './document-text.ts'

/** What suppliers ask beside the rooms, by the codes of their price lines. */
const known: readonly string[] = [
  'vat',
  'occupancy_tax',
  'municipality_fee',
  'service_charge',
  'city_tax',
  'tourism_fee',
  'resort_fee',
]

/** Takes the code of a tax or fee and gives its name; null for one that has none here. */
export function chargeName(code: string, { say }: Pick<DocumentText, 'say'>): string | null {
  return known.includes(code) ? say(`charge.${code}`) : null
}
