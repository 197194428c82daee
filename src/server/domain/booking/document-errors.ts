import { isCountry } from '../../../../packages/geography/countries/is-country.ts'
import type { FieldError, Traveller } from '../../../contract/types.ts'

/**
 * Takes a traveller's document, the last day of the item (YYYY-MM-DD) and the document's field, and gives what is wrong with it. No
 * reason repeats what was sent: problems are logged and shown.
 */
export function documentErrors(
  { issuingCountry, expiresOn }: NonNullable<Traveller['document']>,
  end: string,
  field: string,
): FieldError[] {
  const errors: FieldError[] = []
  if (!isCountry(issuingCountry))
    errors.push({ field: `${field}.issuingCountry`, reason: 'must be the code of a country' })
  if (expiresOn < end)
    errors.push({ field: `${field}.expiresOn`, reason: `must be ${end} or later, when what is booked ends` })
  return errors
}
