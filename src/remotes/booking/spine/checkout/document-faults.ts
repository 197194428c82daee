import type { Fault } from './fault.ts'
import { type Typed, typedDate } from './typed.ts'
import { documentNumber } from './typed-document.ts'
import { writtenDate } from './written-date.ts'

/**
 * Takes what is typed, how a document's fields begin and the last day of the item (null where it is not known here), and gives each of
 * the fields with what is wrong with it.
 */
export function documentFaults(typed: Typed, name: string, end: string | null): [string, Fault | null][] {
  const own = (field: string) => (typed[`${name}.${field}`] ?? '').trim()
  return [
    [`${name}.number`, numberFault(documentNumber(own('number')))],
    [`${name}.issuingCountry`, own('issuingCountry') === '' ? 'issuingCountry' : null],
    [`${name}.expiresOn`, expiryFault(typed, `${name}.expiresOn`, end)],
  ]
}

function numberFault(number: string): Fault | null {
  if (number === '') return 'documentNumber'
  // As the contract has it.
  return /^(?=.*\d)[A-Z0-9]{5,20}$/.test(number) ? null : 'documentWrong'
}

function expiryFault(typed: Typed, name: string, end: string | null): Fault | null {
  const parts = typedDate(typed, name)
  if (!parts.day.trim() && !parts.month.trim() && !parts.year.trim()) return 'expiresOn'
  const date = writtenDate(parts)
  if (date === null) return 'dateWrong'
  return end !== null && date < end ? 'expiresEarly' : null
}
