import { describe, expect, it } from 'vitest'
import type { OperationId } from '../../../contract/operations.gen.ts'
import { Problem } from '../errors/problem.ts'
import { validateRequest } from './validate-request.ts'

const own = { 'x-requested-with': 'livery' }
const correlated = { ...own, 'x-correlation-id': 'b7f0a1c2' }

function request(id: OperationId, body?: unknown, query = '', headers: Record<string, string> = own) {
  return validateRequest(id, { query: new URLSearchParams(query), headers: new Headers(headers), body })
}

function problemOf(...input: Parameters<typeof request>): Problem {
  try {
    request(...input)
  } catch (error) {
    if (error instanceof Problem) return error
    throw error
  }
  return expect.fail('the request was accepted')
}

const here = { latitude: 38.7, longitude: -9.1 }
const hotelErrors = (body: object) => problemOf('searchHotelDeals', { ...here, ...body }).errors

describe('an invalid body', () => {
  it('is 422 validation_failed and names the field for people', () => {
    const problem = problemOf('searchHotelDeals', { ...here, occupancies: [{ numOfAdults: 10 }] })
    expect(problem).toMatchObject({ status: 422, code: 'validation_failed' })
    expect(problem.errors).toEqual([{ field: 'occupancies[0].numOfAdults', reason: 'must be at most 9' }])
    expect(problem.detail).toBe('occupancies[0].numOfAdults must be at most 9.')
  })

  it('names a day or an hour of the year 0, which no calendar has', () => {
    const stay = { start: '0000-01-01', end: '2026-01-02' }
    expect(hotelErrors({ stayPeriod: stay })).toMatchObject([{ field: 'stayPeriod.start' }])
    const body = { revision: 1, start: '0000-01-01T09:00:00' }
    expect(problemOf('createSchedule', body).errors).toMatchObject([{ field: 'start' }])
  })

  it.each([
    ['__proto__', '{"latitude":1,"longitude":1,"__proto__":{"isHome":true}}'],
    ['constructor', '{"latitude":1,"longitude":1,"constructor":{"prototype":{}}}'],
    [
      'stayPeriod.__proto__',
      '{"latitude":1,"longitude":1,"stayPeriod":{"start":"2026-01-01","end":"2026-01-02","__proto__":[]}}',
    ],
    ['hasOwnProperty', '{"latitude":1,"longitude":1,"hasOwnProperty":1}'],
  ])('is refused for the key %s, which is never merged', (field, json) => {
    expect(problemOf('searchHotelDeals', JSON.parse(json)).errors).toEqual([
      { field, reason: 'is not a known field' },
    ])
    expect(({} as { isHome?: boolean }).isHome).toBeUndefined()
  })

  it('of an unknown product names the known ones, and of a known one its own fields alone', () => {
    const errors = (change: object) => {
      const parts = {
        query: new URLSearchParams(),
        headers: new Headers({ ...own, 'x-session-id': 'visit-0001' }),
      }
      const path = { reference: 'LV-AB12CD' }
      try {
        validateRequest('quoteAmendment', { ...parts, path, body: { change } })
      } catch (error) {
        return error instanceof Problem ? error.errors : String(error)
      }
    }
    expect(errors({ product: 'boat' })).toEqual([
      { field: 'change.product', reason: 'must be one of hotel, activity, car, flight, resort' },
    ])
    expect(errors({ product: 'activity', slot: 'a1' })).toEqual([
      { field: 'change.units', reason: 'is missing' },
    ])
  })

  it('names unknown fields with the probable name', () => {
    expect(hotelErrors({ lattitude: 1, radus: 2, isota: true, colour: 'red' })).toEqual([
      { field: 'lattitude', reason: 'is not a known field; did you mean latitude?' },
      { field: 'radus', reason: 'is not a known field; did you mean radius?' },
      { field: 'isota', reason: 'is not a known field; did you mean isOTA?' },
      { field: 'colour', reason: 'is not a known field' },
    ])
  })

  it.each([
    [{ latitude: 90.01 }, 'latitude', 'must be at most 90'],
    [{ longitude: -180.01 }, 'longitude', 'must be at least -180'],
    [{ latitude: '38.7' }, 'latitude', 'must be a number'],
    [{ latitude: null }, 'latitude', 'must be a number'],
    [{ isHome: 'true' }, 'isHome', 'must be true or false'],
    [{ radius: 0 }, 'radius', 'must be at least 1'],
    [{ nationality: 'in' }, 'nationality', 'must be a country code of two capital letters, such as DK'],
    [{ currency: 'US$' }, 'currency', 'must be a currency code of three capital letters, such as DKK'],
    [{ searchString: 'a'.repeat(101) }, 'searchString', 'must have at most 100 characters'],
    [{ occupancies: [] }, 'occupancies', 'must have at least 1 entry'],
    [{ occupancies: [{ numOfRoom: 0 }] }, 'occupancies[0].numOfRoom', 'must be at least 1'],
    [{ occupancies: [{ numOfRoom: 1.5 }] }, 'occupancies[0].numOfRoom', 'must be a whole number'],
    [{ occupancies: [{ childAges: [3, 18] }] }, 'occupancies[0].childAges[1]', 'must be at most 17'],
    [{ occupancies: {} }, 'occupancies', 'must be a list'],
    [{ stayPeriod: { start: '2026-01-01' } }, 'stayPeriod.end', 'is missing'],
    [
      { stayPeriod: { start: '2026-02-30', end: '2026-03-02' } },
      'stayPeriod.start',
      'must be a real date written YYYY-MM-DD',
    ],
  ])('is refused: %j', (body, field, reason) => {
    expect(hotelErrors(body)).toEqual([{ field, reason }])
  })

  it.each([[[]], ['text'], [7], [null], [true]])('is refused as %j, which is not an object', (body) => {
    expect(problemOf('searchActivityDeals', body)).toMatchObject({
      code: 'validation_failed',
      errors: [{ field: 'body', reason: 'must be an object' }],
    })
  })

  // §9.6
  it.each([
    '2026-07-01T10:00',
    '2026-07-01T10:00:00Z',
    '2026-06-31T10:00:00',
    '2026-07-01T24:00:00',
    '2026-07-01 10:00:00',
  ])('is refused for the car time %s (spec §9)', (pickUpDateTime) => {
    expect(
      problemOf('searchCarDeals', { pickupLatitude: 1, pickupLongitude: 1, pickUpDateTime }).errors,
    ).toEqual([
      { field: 'pickUpDateTime', reason: 'must be a real date and time written YYYY-MM-DDTHH:mm:ss' },
    ])
  })

  it('names twenty fields at most and cuts long names, so that the answer stays small', () => {
    const body = Object.fromEntries(
      Array.from({ length: 5000 }, (_, index) => [`${index}${'x'.repeat(500)}`, 1]),
    )
    const { errors = [], detail } = problemOf('searchActivityDeals', { ...here, ...body })
    expect(errors).toHaveLength(20)
    expect(errors.every(({ field }) => field.length <= 61)).toBe(true)
    expect(detail).toContain('19 more fields are not right')
  })

  it('shows unprintable characters of a name escaped', () => {
    expect(problemOf('searchActivityDeals', { ...here, 'a\u0000\u202eb\n': 1 }).errors?.[0]?.field).toBe(
      'a\\u{0}\\u{202e}b\\u{a}',
    )
  })

  it('is checked without exponential search, however the text is built', () => {
    const email = `a@${'.'.repeat(200_000)} `
    expect(problemOf('login', { email, password: 'x' }).errors).toEqual([
      { field: 'email', reason: 'must have at most 254 characters' },
      { field: 'email', reason: 'must be an email address' },
    ])
  })
})

describe("the owner's business information (spec §5)", () => {
  const info = {
    contactEmailId: 'ada@agency.example',
    hearBy: 'Google',
    hqCountry: 'PT',
    bookingVolume: 'Under $100k',
    useForBusiness: 'B2C website',
    productInterested: 'Hotels,Cars',
  }

  it('needs no detail for Google', () => {
    expect(request('submitBusinessInfo', { ...info }).body).toEqual({
      ...info,
      contactPhoneNumber: '',
      hearByName: '',
    })
  })

  it('needs a detail for every other answer, for Social Media one of five', () => {
    const errors = (more: object) => problemOf('submitBusinessInfo', { ...info, ...more }).errors
    expect(errors({ hearBy: 'Other' })).toEqual([{ field: 'hearByName', reason: 'is missing' }])
    expect(errors({ hearBy: 'Peer referral', hearByName: '' })).toEqual([
      { field: 'hearByName', reason: 'must not be blank' },
    ])
    expect(errors({ hearBy: 'Social Media', hearByName: 'Instagramm' })).toEqual([
      {
        field: 'hearByName',
        reason: 'must be one of LinkedIn, Instagram, Facebook, TikTok, Twitter; did you mean Instagram?',
      },
    ])
  })

  it.each(['', 'Hotels,', 'Hotels;Cars', 'Trains', 'Hotels,Hotels', 'Hotels, Cars, Hotels'])(
    'refuses the engines %j',
    (productInterested) => {
      expect(problemOf('submitBusinessInfo', { ...info, productInterested }).errors?.[0]?.field).toBe(
        'productInterested',
      )
    },
  )
})

describe('query, path and headers', () => {
  it.each<[string, OperationId, unknown, string, Record<string, string>, string, string]>([
    ['a missing correlation id', 'getResortRegions', undefined, '', {}, 'x-correlation-id', 'is missing'],
    [
      'a missing X-Requested-With',
      'login',
      { email: 'a@b.example', password: 'x' },
      '',
      {},
      'X-Requested-With',
      'is missing',
    ],
    [
      'a foreign X-Requested-With',
      'logout',
      undefined,
      '',
      { 'x-requested-with': 'XMLHttpRequest' },
      'X-Requested-With',
      'must be livery',
    ],
    ['a missing search text', 'suggestAirports', undefined, '', {}, 'search', 'is missing'],
    ['a blank search text', 'suggestAirports', undefined, 'search=%20', {}, 'search', 'is missing'],
    [
      'a long search text',
      'suggestAirports',
      undefined,
      `search=${'a'.repeat(101)}`,
      {},
      'search',
      'must have at most 100 characters',
    ],
    [
      'a parameter given twice',
      'suggestAirports',
      undefined,
      'search=a&search=b',
      {},
      'search',
      'is given more than once',
    ],
    [
      'a misspelt parameter',
      'getResortRegions',
      undefined,
      'childern=true',
      correlated,
      'childern',
      'is not a known parameter; did you mean children?',
    ],
    [
      'a boolean that is none',
      'getResortRegions',
      undefined,
      'children=yes',
      correlated,
      'children',
      'must be true or false',
    ],
    [
      'an id with a path in it',
      'getResortRegions',
      undefined,
      'ids=a,../b',
      correlated,
      'ids[1]',
      'must be an id of letters, digits, - and _, 64 at most',
    ],
    [
      'a session id with spaces',
      'getAgency',
      undefined,
      '',
      { 'x-session-id': 'a b c d e f' },
      'x-session-id',
      'must be 8 to 128 letters, digits, dots, - or _',
    ],
    [
      'a time zone with markup',
      'getAgency',
      undefined,
      '',
      { timezone: '<b>' },
      'timeZone',
      'must be an IANA time zone such as Europe/Copenhagen',
    ],
    [
      'a status that nobody can set',
      'updateResortItinerary',
      undefined,
      'reference_number=ABC-123&status=CONFIRM',
      correlated,
      'status',
      'must be one of RELEASE',
    ],
  ])('refuse %s with 400', (_, id, body, query, headers, field, reason) => {
    const problem = problemOf(id, body, query, headers)
    expect(problem).toMatchObject({ status: 400, code: 'bad_request' })
    expect(problem.errors).toEqual([{ field, reason }])
  })

  it('refuse a language that is not offered (spec §9)', () => {
    const parts = { query: new URLSearchParams(), headers: new Headers() }
    expect(() => validateRequest('changeLanguage', { ...parts, path: { language: 'xx' } })).toThrow(
      'language must be one of en, pt, es, da, no, de, ar, fr, sv',
    )
    expect(validateRequest('changeLanguage', { ...parts, path: { language: 'no' } }).path).toEqual({
      language: 'no',
    })
  })

  it('convert text to values, split lists at commas, and get defaults', () => {
    const { query } = validateRequest('getResortRegions', {
      query: new URLSearchParams('ids=mexico,spain&children=true&utm_source=mail'),
      headers: new Headers(correlated),
    })
    expect(query).toEqual({ ids: ['mexico', 'spain'], children: true })
    expect(request('searchResortDeals', { lat: 1, lon: 1 }, 'currency=', correlated).query).toEqual({
      currency: 'USD',
    })
  })
})

describe('a valid request', () => {
  // §9.2
  it('gets the defaults of spec §9', () => {
    expect(request('searchHotelDeals', { ...here }).body).toEqual({
      ...here,
      occupancies: [{ numOfRoom: 1, numOfAdults: 2, numOfChildren: 0, childAges: [] }],
      nationality: 'IN',
      destinationCountryCode: 'IN',
      currency: 'USD',
      radius: 15,
      searchString: '',
      isOTA: false,
      isHome: false,
      isFromDestination: false,
    })
    expect(request('searchCarDeals', { pickupLatitude: 1, pickupLongitude: 2 }).body).toMatchObject({
      age: 25,
      countryOfResidence: 'US',
    })
  })

  it('gets its own defaults, which another request cannot change', () => {
    const { body } = validateRequest('searchHotelDeals', {
      query: new URLSearchParams(),
      headers: new Headers(own),
      body: { ...here },
    })
    body.occupancies.length = 0
    expect(request('searchHotelDeals', { ...here }).body).toMatchObject({ occupancies: [{ numOfRoom: 1 }] })
  })

  it('may lack a body only if the contract allows it', () => {
    expect(request('logout').body).toBeUndefined()
    expect(problemOf('searchActivityDeals')).toMatchObject({
      status: 400,
      code: 'bad_request',
      detail: 'The body is missing; send it as JSON.',
    })
  })
})
