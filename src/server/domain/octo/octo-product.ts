import type { ProductQuestion } from '../../../contract/types.ts'
import type { ActivityOption, ActivityUnit } from '../suppliers/activity-option.ts'
import type { ActivityPlace, ActivityProduct } from '../suppliers/activity-product.ts'
import type { ActivityDetails } from '../suppliers/activity-shapes.ts'
import { octoPickups } from './octo-pickups.ts'
import { octoQuestions } from './octo-questions.ts'

/** The optional fields of OCTO that can be requested. */
export const octoCapabilities = ['content', 'pricing', 'questions', 'pickups'] as const

/** The optional fields of OCTO that the reseller wants. */
export type OctoCapabilities = Readonly<Record<(typeof octoCapabilities)[number], boolean>>

/** The currencies in which prices are given. */
export interface OctoCurrencies {
  readonly defaultCurrency: string
  readonly availableCurrencies: readonly string[]
}

/** So many hours before the start, a sale that is final could be cancelled free of charge: never. */
const NEVER_HOURS = 100_000

const redemptions = { digital: 'DIGITAL', print: 'PRINT', list: 'MANIFEST' } as const
const formats = { guide: 'IN_PERSON', audio: 'RECORDED_AUDIO', written: 'WRITTEN' } as const

/** Returns the options that OCTO can show of an activity: those of the kind of its first, since a product has one kind. */
export function octoOptions(options: readonly ActivityOption[]): ActivityOption[] {
  return options.filter(({ kind }) => kind === options[0]?.kind)
}

/** Returns an activity as a product of OCTO. */
export function octoProduct(
  { product, options, starts, questions, freeUntilHours = NEVER_HOURS }: ActivityDetails,
  wanted: OctoCapabilities,
  currencies: OctoCurrencies,
): object {
  const shown = octoOptions(options)
  const [first] = shown
  const byTicket = product.redemption.per === 'ticket'
  return {
    id: product.productCode,
    internalName: product.title,
    reference: null,
    locale: product.contentLanguage,
    timeZone: product.timeZone,
    allowFreesale: false,
    instantConfirmation: product.confirmation === 'instant',
    instantDelivery: product.confirmation === 'instant',
    availabilityRequired: true,
    availabilityType: first?.kind === 'opening_hours' ? 'OPENING_HOURS' : 'START_TIME',
    deliveryFormats: ['QRCODE'],
    deliveryMethods: [byTicket ? 'TICKET' : 'VOUCHER'],
    redemptionMethod: redemptions[product.redemption.by],
    options: shown.map((option, index) => ({
      ...octoOption(option, freeUntilHours, wanted, questions[option.option] ?? []),
      ...(wanted.pickups && octoPickups(option, product, null)),
      default: index === 0,
      availabilityLocalStartTimes:
        option.kind === 'opening_hours' ? ['00:00'] : (starts[option.option] ?? ['00:00']),
    })),
    ...(wanted.pricing && {
      ...currencies,
      pricingPer: first?.pricedBy === 'group' ? 'BOOKING' : 'UNIT',
    }),
    ...(wanted.content && content(product)),
  }
}

function octoOption(
  option: ActivityOption,
  hours: number,
  wanted: OctoCapabilities,
  questions: readonly ProductQuestion[],
): object {
  return {
    id: option.option,
    internalName: option.title,
    reference: null,
    cancellationCutoff: `${hours} hours`,
    cancellationCutoffAmount: hours,
    cancellationCutoffUnit: 'hour',
    requiredContactFields: [],
    restrictions: { minUnits: option.minimumUnits, maxUnits: option.maximumUnits },
    units: option.units.map((unit) => ({
      ...octoUnit(unit),
      ...(wanted.questions && { questions: octoQuestions(questions, 'traveller') }),
    })),
    ...(wanted.questions && { questions: octoQuestions(questions, 'party') }),
    ...(wanted.content && {
      title: option.title,
      shortDescription: null,
      durationMinutesFrom: option.duration.from,
      durationMinutesTo: option.duration.to,
      commentary: option.language
        ? [{ format: formats[option.language.by], language: option.language.language }]
        : [],
    }),
  }
}

function octoUnit({ unit, kind, label, ages, people, accompaniedBy, ...unitRules }: ActivityUnit): object {
  const { minimum = null, maximum = null, requiresId, heightCm } = unitRules
  return {
    id: unit,
    internalName: label ?? kind,
    reference: null,
    type: kind.toUpperCase(),
    requiredContactFields: [],
    restrictions: {
      minAge: ages?.from ?? 0,
      maxAge: ages?.to ?? 120,
      idRequired: requiresId,
      minQuantity: minimum,
      maxQuantity: maximum,
      paxCount: people,
      accompaniedBy,
      ...(heightCm?.from !== undefined && { minHeight: heightCm.from, heightUnit: 'cm' }),
      ...(heightCm?.to !== undefined && { maxHeight: heightCm.to, heightUnit: 'cm' }),
    },
  }
}

function content(product: ActivityProduct): object {
  const features = (type: string, texts: readonly string[]) =>
    texts.map((shortDescription) => ({ type, shortDescription }))
  return {
    title: product.title,
    shortDescription: null,
    description: product.description,
    features: [
      ...features('HIGHLIGHT', product.highlights),
      ...features('INCLUSION', product.inclusions),
      ...features('EXCLUSION', product.exclusions),
      ...features('PREBOOKING_INFORMATION', product.beforeYouBook),
      ...features('PREARRIVAL_INFORMATION', product.beforeYouArrive),
      ...features('ACCESSIBILITY_INFORMATION', product.accessibility),
    ],
    faqs: product.questions,
    locations: product.places.flatMap((place) => locationOf(place, product) ?? []),
    durationMinutesFrom: product.duration.from,
    durationMinutesTo: product.duration.to,
    commentary: product.languages.map(({ language, by }) => ({ format: formats[by], language })),
  }
}

const kindsOfPlace: Readonly<Record<ActivityPlace['kind'], string | null>> = {
  start: 'START',
  itinerary: 'ITINERARY_ITEM',
  admission_included: 'ADMISSION_INCLUDED',
  end: 'END',
  redemption: 'REDEMPTION',
  pickup: null,
}

function locationOf({ kind, name, address, position, minutes }: ActivityPlace, product: ActivityProduct) {
  const type = kindsOfPlace[kind]
  if (type === null || position === null) return null
  return {
    title: name,
    shortDescription: null,
    types: [type],
    minutesTo: null,
    minutesAt: minutes ?? null,
    place: {
      ...position,
      postalAddress: {
        streetAddress: address ?? null,
        addressLocality: product.city,
        addressRegion: null,
        postalCode: null,
        addressCountry: product.country,
        postOfficeBoxNumber: null,
      },
      identifiers: {
        googlePlaceId: null,
        applePlaceId: null,
        tripadvisorLocationId: null,
        yelpPlaceId: null,
        facebookPlaceId: null,
        foursquarePlaceId: null,
        baiduPlaceId: null,
        amapPlaceId: null,
      },
      sameAs: [],
    },
  }
}
