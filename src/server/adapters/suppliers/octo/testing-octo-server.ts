import type { OctoProduct, OctoQuestion } from './octo-answers.ts'

const hearing: OctoQuestion = {
  id: '4530e5e6-f23f-4ade-bd67-b0733245114c',
  required: true,
  label: 'How did you hear about us?',
  inputType: 'select',
  selectOptions: [
    { label: 'Search engine', value: 'search' },
    { label: 'A friend', value: 'friend' },
  ],
}
const shoe: OctoQuestion = { id: 'shoe_size', required: true, label: 'Shoe size', inputType: 'number' }
const waiver: OctoQuestion = {
  id: 'waiver',
  required: true,
  label: 'Waiver',
  inputType: 'radio',
  selectOptions: [{ label: 'I agree', value: 'yes' }],
}
const photo: OctoQuestion = { id: 'photo', required: false, label: 'A photo', inputType: 'file' }

const restrictions = { minAge: 0, maxAge: 99, idRequired: false, paxCount: 1 }
const unlimited = { minQuantity: null, maxQuantity: null, accompaniedBy: [] }
const unit = (id: string, questions: readonly OctoQuestion[]) => ({
  id,
  internalName: id,
  type: id.toUpperCase(),
  restrictions: { ...restrictions, ...unlimited },
  questions,
})

/** A supplier's only product, in Lisbon: it asks for a source, shoe sizes of adults, and has two places of pickup. */
export const skatingTour: OctoProduct = {
  id: 'skates',
  internalName: 'Skating tour',
  locale: 'en',
  timeZone: 'Europe/Lisbon',
  instantConfirmation: true,
  availabilityType: 'START_TIME',
  deliveryMethods: ['VOUCHER'],
  redemptionMethod: 'DIGITAL',
  questions: [hearing, waiver, photo],
  pickupAvailable: true,
  pickupRequired: false,
  pickupPoints: [
    { id: 'p-7', name: 'Hotel Rossio', address: 'Rossio 1', latitude: 38.7, longitude: -9.1 },
    { id: 'p-9', name: 'Hotel Baixa' },
  ],
  options: [
    {
      id: 'DEFAULT',
      default: true,
      internalName: 'Default',
      availabilityLocalStartTimes: ['10:00', '15:00'],
      cancellationCutoffAmount: 24,
      cancellationCutoffUnit: 'hour',
      restrictions: { minUnits: 1, maxUnits: 9 },
      units: [unit('child', []), unit('adult', [shoe])],
    },
  ],
  locations: [
    {
      title: 'The rink',
      types: ['START'],
      minutesAt: null,
      place: { latitude: 38.71, longitude: -9.14 },
    },
  ],
  pricingPer: 'UNIT',
}

const pricing = { original: 5000, retail: 5000, net: 4000, currency: 'EUR', currencyPrecision: 2 }

/** A start time of the tour, by its id. */
export function availabilityAt(id: string) {
  return {
    id,
    localDateTimeStart: id,
    localDateTimeEnd: id.replace('T10', 'T12').replace('T15', 'T17'),
    utcCutoffAt: `${id.slice(0, 10)}T06:00:00Z`,
    allDay: false,
    available: true,
    status: 'AVAILABLE',
    vacancies: 9,
    openingHours: [],
    pricing,
  }
}

type Fields = Record<string, unknown>

/** A small OCTO server: it stores bookings as they are sent, and a test changes them as a supplier would. */
export function fakeOctoServer(product: OctoProduct = skatingTour) {
  const bookings = new Map<string, Fields>()
  /** Each call that changes something, in order. */
  const calls: { method: string; path: string; body: Fields }[] = []
  const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })

  function booking(method: string, [uuid = '', step = '']: readonly string[], body: Fields): Response {
    const found = bookings.get(uuid)
    if (!found) return json({ error: 'INVALID_BOOKING_UUID', errorMessage: 'unknown', uuid }, 400)
    if (method === 'PATCH') Object.assign(found, body)
    if (step === 'confirm')
      Object.assign(found, { status: 'CONFIRMED', utcConfirmedAt: '2026-05-01T09:05:00Z' })
    if (step === 'cancel') {
      const cancellation = { refund: 'FULL', reason: body.reason, utcCancelledAt: '2026-05-01T10:00:00Z' }
      Object.assign(found, { status: 'CANCELLED', cancellation })
    }
    return json(found)
  }

  function reserve(body: Fields): Response {
    const items = body.unitItems as { unitId: string }[]
    const made = {
      ...body,
      id: 'B-1',
      supplierReference: 'B-1',
      status: 'ON_HOLD',
      utcExpiresAt: '2026-05-01T09:30:00Z',
      utcUpdatedAt: '2026-05-01T09:00:00Z',
      utcConfirmedAt: null,
      availability: availabilityAt(String(body.availabilityId)),
      cancellation: null,
      voucher: null,
      unitItems: items.map(({ unitId }, index) => ({ uuid: `item-${index}`, unitId, ticket: null })),
      pricing,
    }
    bookings.set(String(body.uuid), made)
    return json(made)
  }

  return {
    bookings,
    calls,
    /** The only booking. */
    booked(): Fields {
      const [found] = bookings.values()
      if (!found) throw new Error('nothing is booked')
      return found
    },
    async fetch(request: Request): Promise<Response> {
      const { method } = request
      const [, , area = '', ...rest] = new URL(request.url).pathname.split('/')
      const text = await request.text()
      const body = (text === '' ? {} : JSON.parse(text)) as Fields
      if (area === 'bookings' && method !== 'GET') calls.push({ method, path: rest.slice(1).join('/'), body })
      if (area === 'supplier') return json({ name: 'Skates', contact: { telephone: '+1 202 555 0100' } })
      if (area === 'products') return json(rest.length > 0 ? product : [product])
      if (area === 'availability') return json((body.availabilityIds as string[]).map(availabilityAt))
      return method === 'POST' && rest.length === 0 ? reserve(body) : booking(method, rest, body)
    },
  }
}
