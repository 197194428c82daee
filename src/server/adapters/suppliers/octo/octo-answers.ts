/** What is read of OCTO's answers; other fields are ignored. */
export interface OctoPricing {
  readonly original: number
  readonly retail: number
  readonly net?: number | null
  readonly currency: string
  readonly currencyPrecision: number
}

/** A question of the capability `octo/questions`; Livery knows the usual input types. */
export interface OctoQuestion {
  readonly id: string
  readonly required: boolean
  readonly label?: string | null
  readonly title?: string | null
  readonly description?: string | null
  readonly inputType?: string
  readonly selectOptions?: readonly { readonly label: string; readonly value: string }[] | null
}

/** A place of the capability `octo/pickups`; `localDateTime` is its time for one availability. */
export interface OctoPickupPoint {
  readonly id: string
  readonly name: string
  readonly address?: string | null
  readonly latitude?: number | null
  readonly longitude?: number | null
  readonly localDateTime?: string | null
}

/** What `octo/pickups` adds to products, options and availabilities. */
export interface OctoPickups {
  readonly pickupAvailable?: boolean
  readonly pickupRequired?: boolean
  readonly pickupPoints?: readonly OctoPickupPoint[]
}

export interface OctoUnit {
  readonly questions?: readonly OctoQuestion[]
  readonly id: string
  readonly internalName: string
  readonly title?: string | null
  readonly type: string
  readonly restrictions: {
    readonly minAge: number
    readonly maxAge: number
    readonly idRequired: boolean
    readonly minQuantity: number | null
    readonly maxQuantity: number | null
    readonly paxCount: number
    readonly accompaniedBy: readonly string[]
  }
}

export interface OctoCommentary {
  readonly format: string
  readonly language: string
}

export interface OctoOption extends OctoPickups {
  readonly questions?: readonly OctoQuestion[]
  readonly id: string
  readonly default: boolean
  readonly internalName: string
  readonly title?: string | null
  readonly availabilityLocalStartTimes: readonly string[]
  readonly cancellationCutoffAmount: number
  readonly cancellationCutoffUnit: 'minute' | 'hour' | 'day'
  readonly restrictions: { readonly minUnits: number | null; readonly maxUnits: number | null }
  readonly units: readonly OctoUnit[]
  readonly durationMinutesFrom?: number
  readonly durationMinutesTo?: number | null
  readonly commentary?: readonly OctoCommentary[]
}

export interface OctoLocation {
  readonly title: string | null
  readonly types: readonly string[]
  readonly minutesAt: number | null
  readonly place: {
    readonly latitude: number
    readonly longitude: number
    readonly postalAddress?: {
      readonly streetAddress: string | null
      readonly addressLocality: string | null
      readonly addressCountry: string | null
    }
  }
}

export interface OctoProduct extends OctoPickups {
  readonly questions?: readonly OctoQuestion[]
  readonly id: string
  readonly internalName: string
  readonly title?: string
  readonly description?: string | null
  readonly locale: string
  readonly timeZone?: string
  readonly instantConfirmation: boolean
  readonly availabilityType: 'START_TIME' | 'OPENING_HOURS'
  readonly deliveryMethods: readonly string[]
  readonly redemptionMethod: string
  readonly options: readonly OctoOption[]
  readonly pricingPer?: 'BOOKING' | 'UNIT'
  readonly defaultCurrency?: string
  readonly features?: readonly { readonly type: string; readonly shortDescription: string | null }[]
  readonly faqs?: readonly { readonly question: string; readonly answer: string }[]
  readonly media?: readonly { readonly src: string; readonly type: string }[]
  readonly locations?: readonly OctoLocation[]
  readonly categoryLabels?: readonly string[]
  readonly durationMinutesFrom?: number
  readonly durationMinutesTo?: number | null
  readonly commentary?: readonly OctoCommentary[]
}

export interface OctoAvailability extends OctoPickups {
  readonly id: string
  readonly localDateTimeStart: string
  readonly localDateTimeEnd: string
  readonly utcCutoffAt: string
  readonly allDay: boolean
  readonly available: boolean
  readonly status: string
  readonly vacancies: number | null
  readonly capacity?: number | null
  readonly openingHours: readonly { readonly from: string; readonly to: string }[]
  readonly pricing?: OctoPricing
  readonly unitPricing?: readonly (OctoPricing & { readonly unitId: string })[]
}

export interface OctoCalendarDay {
  readonly localDate: string
  readonly available: boolean
  readonly status: string
  readonly vacancies?: number | null
  readonly capacity?: number | null
  readonly pricingFrom?: OctoPricing
  readonly unitPricingFrom?: readonly (OctoPricing & { readonly unitId: string })[]
}

export interface OctoTicket {
  readonly utcRedeemedAt: string | null
  readonly deliveryOptions: readonly { readonly deliveryFormat: string; readonly deliveryValue: string }[]
}

export interface OctoBooking {
  readonly id: string
  readonly uuid: string
  readonly supplierReference: string | null
  readonly resellerReference: string | null
  readonly utcUpdatedAt: string
  readonly status: string
  readonly utcExpiresAt: string | null
  readonly utcConfirmedAt: string | null
  readonly productId: string
  readonly optionId: string
  readonly availabilityId: string | null
  readonly availability: OctoAvailability | null
  readonly cancellation: {
    readonly refund: string
    readonly reason: string | null
    readonly utcCancelledAt: string
  } | null
  readonly voucher: OctoTicket | null
  readonly unitItems: readonly {
    readonly uuid: string
    readonly unitId: string
    readonly ticket: OctoTicket | null
  }[]
  readonly pricing?: OctoPricing
}
