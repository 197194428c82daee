/** What has to be known of whom before a booking can be made: the traveller form follows from it. */
export interface TravellerRequirement {
  readonly field: 'name' | 'email' | 'phone' | 'dateOfBirth' | 'nationality' | 'passport'
  readonly of: 'contact' | 'lead_of_each_room' | 'each_adult' | 'each_child' | 'everyone'
}

export interface BookingTraveller {
  /** As in the passport. */
  readonly givenName: string
  readonly familyName: string
  readonly kind: 'adult' | 'child'
  /** Index of the room they sleep in; 0 where there are no rooms. */
  readonly room: number
  /** Of a child, on the day of arrival. */
  readonly age?: number
  /** YYYY-MM-DD. */
  readonly dateOfBirth?: string
  /** ISO 3166-1 alpha-2. */
  readonly nationality?: string
}

export interface BookingContact {
  readonly givenName: string
  readonly familyName: string
  readonly email: string
  /** E.164. */
  readonly phone: string
}
