import type { OctoContact } from './octo-record.ts'

/** A contact of a reseller with a name. */
export const testContact: OctoContact = {
  fullName: 'Ada Byron',
  firstName: null,
  lastName: null,
  emailAddress: 'ada@reader.example',
  phoneNumber: null,
  locales: [],
  postalCode: null,
  country: null,
  notes: null,
}
