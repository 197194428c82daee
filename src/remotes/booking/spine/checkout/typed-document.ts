import type { Traveller } from '../../../../contract/types.ts'
import { type Typed, typedDate } from './typed.ts'
import { writtenDate } from './written-date.ts'

type Document = NonNullable<Traveller['document']>

/** Document types of the form, the most common first. */
export const documentTypes = ['passport', 'identity_card'] as const satisfies readonly Document['type'][]

/** Normalises a number as stored: people type it with spaces and in lower case. */
export function documentNumber(typed: string): string {
  return typed.replace(/[\s-]/g, '').toUpperCase()
}

/** Returns the document of the fields with this prefix; null if its date is invalid. */
export function typedDocument(typed: Typed, name: string): Document | null {
  const own = (field: string) => (typed[`${name}.${field}`] ?? '').trim()
  const expiresOn = writtenDate(typedDate(typed, `${name}.expiresOn`))
  if (expiresOn === null) return null
  return {
    type: documentTypes.find((type) => type === own('type')) ?? documentTypes[0],
    number: documentNumber(own('number')),
    issuingCountry: own('issuingCountry'),
    expiresOn,
  }
}
