/** The traveller data that a booking needs; the traveller form follows from it. */
export interface TravellerRequirement {
  readonly field: 'name' | 'title' | 'gender' | 'email' | 'phone' | 'dateOfBirth' | 'nationality' | 'document'
  /** `lead_of_each_group`: the person responsible for each room, cabin or car. */
  readonly of: 'contact' | 'lead_of_each_group' | 'each_adult' | 'each_child' | 'everyone'
}

/** A passport or identity card. Personal data: it goes to the supplier, and into no log, mail or list. */
export interface TravelDocument {
  readonly type: 'passport' | 'identity_card'
  readonly number: string
  /** ISO 3166-1 alpha-2. */
  readonly issuingCountry: string
  /** YYYY-MM-DD. */
  readonly expiresOn: string
}

/** The answer to a question of the product, by the question's code. */
export interface BookingAnswer {
  readonly question: string
  readonly value: string
}

export interface BookingTraveller {
  /** As in the passport. */
  readonly givenName: string
  readonly familyName: string
  readonly type: 'adult' | 'child' | 'infant'
  readonly role?: 'lead' | 'driver'
  /** The number of their room, cabin, unit or slice, from 1; always 1 if there is one group. */
  readonly group: number
  readonly title?: 'mr' | 'mrs' | 'ms' | 'miss' | 'mx' | 'dr'
  /** As in the passport. */
  readonly gender?: 'female' | 'male' | 'unspecified'
  /** Of an infant: the index in the party of the adult on whose lap it travels. */
  readonly lapOf?: number
  /** Of a child or an infant, on the first day. */
  readonly age?: number
  /** YYYY-MM-DD. */
  readonly dateOfBirth?: string
  /** ISO 3166-1 alpha-2. */
  readonly nationality?: string
  readonly document?: TravelDocument
  readonly answers?: readonly BookingAnswer[]
}

export interface BookingContact {
  readonly givenName: string
  readonly familyName: string
  readonly email: string
  /** E.164. */
  readonly phone: string
}
