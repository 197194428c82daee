import { describe, expect, it } from 'vitest'
import type { JsonSchema, Operation } from './operation.ts'
import { operations, schemas } from './operations.gen.ts'

const all = Object.values(operations)
const operationAt = (call: string): Operation | undefined =>
  all.find(({ method, path }) => `${method.toUpperCase()} ${path}` === call)

/** Follows the contract's `$ref`s to a schema. */
function resolved(schema: unknown): JsonSchema {
  const { $ref, ...rest } = schema as JsonSchema
  if (typeof $ref !== 'string') return rest
  const target = $ref
    .replace('#/components/schemas/', '')
    .split('/')
    .reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], schemas)
  return { ...resolved(target), ...rest }
}

const fieldsOf = (schema: unknown) => Object.keys(resolved(schema).properties ?? {})

/**
 * The calls of spec §7: method and path, the payload's fields, the answer's fields. Searches for activities and cars
 * also take a `currency`, since a price is converted once (decision 0009).
 */
const calls: [string, string, string][] = [
  ['GET /api/agency', '', 'agency'],
  ['GET /api/agency/about-us', '', 'data'],
  ['GET /api/agency/faqs', '', 'data'],
  ['GET /api/getCurrentPaymentGateway', '', 'CurrentPayment isAvailable'],
  ['GET /api/agency/business-info', '', 'data'],
  [
    'POST /api/agency/business-info',
    'contactEmailId contactPhoneNumber hearBy hearByName hqCountry bookingVolume useForBusiness productInterested',
    'data',
  ],
  ['GET /api/agency/navigations', '', 'agencyNavigation'],
  ['GET /api/agency/languages', '', 'languages'],
  ['GET /api/user/changeLanguage/{language}', '', 'language'],
  ['POST /api/user/login', 'email password', 'session'],
  ['GET /api/code', '', 'data'],
  ['GET /api/admin/country/enable', '', 'data'],
  ['GET /api/admin/country/enableCurrencies', '', 'data'],
  ['GET /api/multi-currency/exchange', '', 'base asOf source rates'],
  [
    'POST /api/dealray/deals/hotel-search',
    'occupancies stayPeriod latitude longitude nationality destinationCountryCode currency radius searchString isOTA isHome isFromDestination',
    'response near',
  ],
  [
    'POST /api/dealray/deals/activity-search',
    'latitude longitude currency isOTA isHome isFromDestination',
    'response near',
  ],
  [
    'POST /api/dealray/deals/car-search',
    'age countryOfResidence pickUpDateTime pickupLatitude pickupLongitude returnDateTime returnLatitude returnLongitude searchString currency isOTA isHome isFromDestination',
    'response near',
  ],
  ['GET /api/cruise/ship-lines', '', 'shipLines'],
  ['POST /api/v2/hotel/auto-suggest', 'text isManageLocation', 'locationSuggestions allData'],
  ['POST /api/activities/destinations', 'text isManageLocation', 'data allData'],
  ['POST /api/car-rental/auto-suggest', 'text isManageLocation', 'locations allData'],
  ['GET /api/car-rental/findCountries/EN', '', 'data'],
  ['GET /api/flight/airports', '', 'data'],
  ['GET /api/resort/search', '', 'data'],
  ['POST /api/resort/properties/deals', 'lat lon', 'data near'],
  ['GET /api/resort/properties/availability', '', 'data'],
  ['GET /api/resort/properties/hold-check', '', 'data'],
  ['GET /api/resort/regions', '', 'data'],
  ['PUT /api/resort/itineraries', '', 'data'],
]

/** Calls that have one effect however often they are repeated (security, 17). */
const onceForAKey = [
  'createBooking',
  'payAgain',
  'confirmBooking',
  'cancelBooking',
  'answerSupplierChange',
  'acceptAmendment',
]

describe('calls of spec §7', () => {
  it.each(calls)('%s takes {%s} and answers {%s}', (call, payload, answer) => {
    const operation = operationAt(call)
    expect(fieldsOf(operation?.requestBody?.schema ?? {}).join(' ')).toBe(payload)
    expect(fieldsOf(operation?.responses['200']).join(' ')).toBe(answer)
  })

  it.each([
    ['GET /api/flight/airports', ['search']],
    ['GET /api/resort/search', ['query']],
    ['POST /api/resort/properties/deals', ['currency']],
    ['GET /api/resort/regions', ['ids', 'children']],
    ['PUT /api/resort/itineraries', ['reference_number', 'status']],
  ])('%s reads the query %j', (call, names) => {
    const query = operationAt(call)?.parameters.filter((parameter) => parameter.in === 'query')
    expect(query?.map(({ name }) => name)).toEqual(names)
  })

  it.each(all)(
    '$id reads the headers of §7 and those that its kind of call requires',
    ({ id, method, path, parameters }) => {
      const headers = parameters.filter((parameter) => parameter.in === 'header')
      const names = headers.map(({ name }) => name)
      expect(names).toEqual(
        expect.arrayContaining(['Accept-Language', 'x-session-id', 'timeZone', 'x-auth-optional']),
      )
      const required = headers.filter(({ required }) => required).map(({ name }) => name)
      expect(required).toEqual([
        ...(method === 'get' ? [] : ['X-Requested-With']),
        ...(path.startsWith('/api/resort/') ? ['x-correlation-id'] : []),
        ...(onceForAKey.includes(id) ? ['Idempotency-Key'] : []),
      ])
    },
  )
})

describe('entities of spec §3', () => {
  it.each([
    [
      'Agency',
      'isAbousUsEnable aboutUsEnableTitle isFaqEnable hideHeaderforDealProposal displayTopDestinations',
    ],
    ['Language', 'name code value'],
    ['CurrencyEntry', 'name code currency symbol image'],
    ['Country', 'name code currency symbol image emoji unicode'],
    ['NavigationItem', 'label path'],
    ['AboutPage', 'isEnabled title image content'],
    ['Faq', 'isEnabled headerMessage questions'],
    ['HotelDetails', 'heroImage name distance distanceFrom'],
    ['HotelDeal', 'rating link rates hotel'],
    ['ActivityDeal', 'id imageUrl title duration isFreeCancellation rating link rates'],
    [
      'CarDeal',
      'vehiclePicture logo veh name passangerCapacity bagCapacity noOfDoors pickupLocation dropOffLocation',
    ],
    ['Rates', 'publishedRate totalRate baseRate taxAndFee savedPrice discountPercentage'],
    ['PersonalInfo', 'first_name last_name email profile_image credits'],
    ['UserProfile', 'personal_info userType id isRewardWalletEnable'],
    ['ResortRegion', 'id name parent_id'],
  ])('%s has %s', (entity, names) => {
    expect(fieldsOf(schemas[entity])).toEqual(expect.arrayContaining(names.split(' ')))
  })
})

/** Every schema with properties inside a value, at any depth. */
function objectSchemasIn(value: unknown): JsonSchema[] {
  if (typeof value !== 'object' || value === null) return []
  const inside = Object.values(value).flatMap(objectSchemasIn)
  return (value as JsonSchema).type === 'object' ? [value as JsonSchema, ...inside] : inside
}

describe('contract', () => {
  it('allows unknown fields only in bounded word maps, the exchange rates and a page’s agency', () => {
    const isMapOfWords = ({ additionalProperties: value, maxProperties }: JsonSchema) => {
      const { type, maxLength } = (value ?? {}) as JsonSchema
      const isOfWords = [type].flat().every((one) => one === 'string' || one === 'number')
      return Boolean(maxProperties) && isOfWords && Boolean(maxLength)
    }
    const open = objectSchemasIn([schemas, all]).filter(
      (schema) => schema.additionalProperties !== false && !isMapOfWords(schema),
    )
    expect(open.map((schema) => Object.keys(schema))).toEqual([
      // The part of `Agency` without its policies.
      ['type', 'additionalProperties'],
      ['type', 'propertyNames', 'additionalProperties'],
    ])
  })

  it('bounds every text and list that a caller sends', () => {
    const unbounded: string[] = []
    const visit = (schema: JsonSchema, at: string): void => {
      const { type, maxLength, pattern, format, maxItems, items, properties } = schema
      const enumerated = 'enum' in schema || 'const' in schema
      if (type === 'string' && !enumerated && !maxLength && !pattern && !format) unbounded.push(at)
      if (type === 'array' && !maxItems) unbounded.push(at)
      if (items) visit(resolved(items), `${at}[]`)
      for (const [name, property] of Object.entries(properties ?? {}))
        visit(resolved(property), `${at}.${name}`)
    }
    for (const { id, parameters, requestBody } of all) {
      for (const { name, schema } of parameters) visit(resolved(schema), `${id}.${name}`)
      if (requestBody) visit(resolved(requestBody.schema), id)
    }
    expect(unbounded).toEqual([])
  })
})
