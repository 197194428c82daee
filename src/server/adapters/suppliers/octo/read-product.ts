import type { Geo } from '../../../../../packages/geography/geo.ts'
import type { GeoPoint } from '../../../../../packages/geography/geo-point.ts'
import type { ActivityOption, ActivityUnit, UnitKind } from '../../../domain/suppliers/activity-option.ts'
import type {
  ActivityPlace,
  ActivityProduct,
  GuideLanguage,
} from '../../../domain/suppliers/activity-product.ts'
import type { OctoCommentary, OctoLocation, OctoOption, OctoProduct, OctoUnit } from './octo-answers.ts'
import { hasPickup, readPickup } from './read-pickups.ts'

const nearMiles = 60
const kindsOfPlace: Readonly<Record<string, ActivityPlace['kind']>> = {
  START: 'start',
  ITINERARY_ITEM: 'itinerary',
  POINT_OF_INTEREST: 'itinerary',
  ADMISSION_INCLUDED: 'admission_included',
  END: 'end',
  REDEMPTION: 'redemption',
}
const redemptions: Readonly<Record<string, ActivityProduct['redemption']['by']>> = {
  DIGITAL: 'digital',
  PRINT: 'print',
  MANIFEST: 'list',
}
const guides: Readonly<Record<string, GuideLanguage['by']>> = { RECORDED_AUDIO: 'audio', WRITTEN: 'written' }
const minutesOf = { minute: 1, hour: 60, day: 1_440 } as const

/** Returns where a product starts; null if it does not say, so that it cannot be found near a place. */
export function startOf({ locations = [] }: OctoProduct): GeoPoint | null {
  const start = locations.find(({ types }) => types.includes('START')) ?? locations[0]
  return start ? { latitude: start.place.latitude, longitude: start.place.longitude } : null
}

/** Returns a product of OCTO as an activity; null if nothing says where it starts. */
export function readProduct(product: OctoProduct, supplier: string, geo: Geo): ActivityProduct | null {
  const position = startOf(product)
  if (position === null) return null
  const [city] = geo.citiesNear(position, nearMiles, 1)
  const features = (type: string) =>
    (product.features ?? []).flatMap((one) => (one.type === type ? textsOf(one.shortDescription) : []))
  const places = (product.locations ?? []).flatMap((location) => placeOf(location) ?? [])
  const pictures = (product.media ?? []).filter(({ type }) => type.startsWith('image/'))
  const { options } = product
  return {
    productCode: product.id,
    title: product.title ?? product.internalName,
    contentLanguage: languageOf(product.locale),
    category: (product.categoryLabels?.[0] ?? 'activity').replaceAll('-', '_'),
    description: (product.description ?? '').slice(0, 4_000),
    highlights: features('HIGHLIGHT').slice(0, 12),
    inclusions: features('INCLUSION').slice(0, 20),
    exclusions: features('EXCLUSION').slice(0, 20),
    beforeYouBook: features('PREBOOKING_INFORMATION').slice(0, 20),
    beforeYouArrive: features('PREARRIVAL_INFORMATION').slice(0, 20),
    accessibility: features('ACCESSIBILITY_INFORMATION').slice(0, 12),
    questions: (product.faqs ?? []).slice(0, 12),
    places:
      places.length > 0 ? places.slice(0, 30) : [{ kind: 'start', name: product.internalName, position }],
    pickup: readPickup(product),
    languages: (product.commentary ?? []).map(guideOf),
    features: featuresOf(product),
    confirmation: product.instantConfirmation ? 'instant' : 'manual',
    duration: durationOf(options[0], product),
    position,
    distance: { miles: city?.distanceMiles ?? 0, from: city?.name ?? product.internalName },
    city: city?.name ?? product.internalName,
    country: city?.countryCode ?? 'US',
    timeZone: product.timeZone ?? geo.timeZoneAt(position),
    supplier,
    reviews: { rating: 0, count: 0 },
    pictures:
      pictures.length > 0
        ? pictures.slice(0, 30).map(({ src }) => ({ url: src, kind: 'old-town' }))
        : [{ url: '/scenes/fallback.svg', kind: 'old-town' }],
    redemption: {
      per: product.deliveryMethods.includes('TICKET') ? 'ticket' : 'booking',
      by: redemptions[product.redemptionMethod] ?? 'digital',
    },
  }
}

function featuresOf(product: OctoProduct): ActivityProduct['features'] {
  return [
    ...(product.pricingPer === 'BOOKING' ? (['private'] as const) : []),
    ...(product.options.some((option) => hasPickup(product, option)) ? (['pickup'] as const) : []),
    ...(product.redemptionMethod === 'DIGITAL' ? (['digital_ticket'] as const) : []),
  ]
}

/** Returns an option of a product as ours. */
export function readOption(option: OctoOption, product: OctoProduct): ActivityOption {
  const [language] = option.commentary ?? []
  return {
    option: option.id,
    title: option.title ?? option.internalName,
    kind: product.availabilityType === 'OPENING_HOURS' ? 'opening_hours' : 'start_time',
    pricedBy: product.pricingPer === 'BOOKING' ? 'group' : 'person',
    duration: durationOf(option, product),
    ...(language && { language: guideOf(language) }),
    ...(hasPickup(product, option) && { pickup: true }),
    // Each start time says until when it can be booked.
    cutoffMinutes: 0,
    units: option.units.map(readUnit),
    minimumUnits: Math.max(1, option.restrictions.minUnits ?? 1),
    maximumUnits: Math.min(90, option.restrictions.maxUnits ?? 90),
  }
}

/** Returns until how many hours before the start cancelling is free. */
export function freeHoursOf({ cancellationCutoffAmount, cancellationCutoffUnit }: OctoOption): number {
  return (cancellationCutoffAmount * minutesOf[cancellationCutoffUnit]) / 60
}

function readUnit({ id, type, internalName, title, restrictions }: OctoUnit): ActivityUnit {
  const kind = type.toLowerCase() as UnitKind
  const { minAge, maxAge, minQuantity, maxQuantity, paxCount, accompaniedBy, idRequired } = restrictions
  return {
    unit: id,
    kind,
    ...(kind === 'other' && { label: title ?? internalName }),
    ages: { from: Math.min(120, Math.max(0, minAge)), to: Math.min(120, Math.max(0, maxAge)) },
    people: Math.max(1, paxCount),
    ...(minQuantity !== null && { minimum: minQuantity }),
    ...(maxQuantity !== null && { maximum: maxQuantity }),
    accompaniedBy,
    requiresId: idRequired,
  }
}

function durationOf(option: OctoOption | undefined, product: OctoProduct) {
  const from = Math.max(1, option?.durationMinutesFrom ?? product.durationMinutesFrom ?? 60)
  return { from, to: Math.max(from, option?.durationMinutesTo ?? product.durationMinutesTo ?? from) }
}

function placeOf({ title, types, minutesAt, place }: OctoLocation): ActivityPlace | null {
  const kind = types.map((type) => kindsOfPlace[type]).find((one) => one !== undefined)
  const address = place.postalAddress?.streetAddress
  const name = title ?? address ?? place.postalAddress?.addressLocality
  if (kind === undefined || !name) return null
  return {
    kind,
    name: name.slice(0, 200),
    ...(address && { address: address.slice(0, 300) }),
    position: { latitude: place.latitude, longitude: place.longitude },
    ...(minutesAt !== null && { minutes: minutesAt }),
  }
}

function guideOf({ format, language }: OctoCommentary): GuideLanguage {
  return { language: languageOf(language), by: guides[format] ?? 'guide' }
}

/** Languages of regions stay only in the form that the contract knows. */
function languageOf(locale: string): string {
  return /^[a-z]{2,3}(-[A-Z]{2})?$/.test(locale) ? locale : (locale.split(/[-_]/)[0] ?? 'en').toLowerCase()
}

function textsOf(text: string | null): string[] {
  return text === null || text === '' ? [] : [text.slice(0, 600)]
}
