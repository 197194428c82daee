import type { Traveller } from '../../../../contract/types.ts'
import { type Typed, typedDate } from './typed.ts'
import { writtenDate } from './written-date.ts'

type Document = NonNullable<Traveller['document']>

/** The kinds of document that the form offers, the usual one first. */
export const documentTypes = ['passport', 'identity_card'] as const satisfies readonly Document['type'][]

/** A number as it is stored: people type it as it is printed, with spaces and in small letters. */
export function documentNumber(typed: string): string {
  return typed.replace(/[\s-]/g, '').toUpperCase()
}

/** Takes what is typed and how the document's fields begin, and gives the document; null where its date is none. */
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
