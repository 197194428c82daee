import type { CarOffer, Rental, ShownPrice, Vehicle } from '../../../../../contract/types.ts'
import { type CardCar, cardCar } from './card-car.ts'

/** A price in dollars. */
export function dollars(total: number): ShownPrice {
  return {
    currency: 'USD',
    total: total * 100,
    subtotal: total * 100,
    breakdown: [],
    priceLines: [],
    saved: 0,
    dueLocally: [],
    exchange: { from: 'USD', rate: 1, asOf: '2026-03-10T00:00:00Z' },
  }
}

const desk: Rental['pickUp']['desk'] = {
  id: 'lis-rwy',
  name: 'Humberto Delgado Airport (LIS)',
  kind: 'in_terminal',
  address: 'Humberto Delgado Airport (LIS), Lisbon',
  position: { latitude: 38.7813, longitude: -9.13592 },
  timeZone: 'Europe/Lisbon',
  rating: 4.2,
  reviewCount: 812,
  distance: { miles: 0, from: 'Lisbon (LIS)' },
}

/** A petrol compact with five seats, from Friday to Monday at Lisbon's airport. */
export const testRental: Rental = {
  carId: 'compact',
  vehicle: {
    acriss: 'CDMV',
    category: 'compact',
    isElite: false,
    body: 'five_door',
    transmission: 'manual',
    drive: 'unspecified',
    fuel: 'petrol',
    hasAirConditioning: true,
    model: 'Tessel Ostar',
    seats: 5,
    doors: 5,
    largeBags: 2,
    smallBags: 2,
    picture: '/scenes/car.svg',
  },
  provider: { code: 'rwy', name: 'Rowaway', logo: '/sample-logos/rowaway.svg' },
  pickUp: { desk, at: '2026-05-08T10:00:00', isOutOfHours: false },
  dropOff: { desk, at: '2026-05-11T10:00:00', isOutOfHours: false },
  days: 3,
  driverAge: 35,
  residence: 'DE',
  minimumAge: 21,
  mileage: { isUnlimited: true },
  fuelPolicy: 'full_to_full',
  acceptedCards: ['credit'],
  included: ['third_party'],
}

interface Changes extends Partial<Omit<CarOffer, 'rental'>> {
  vehicle?: Partial<Vehicle>
  desk?: Partial<typeof desk>
  rental?: Partial<Rental>
}

/** Policy with free cancellation until two days before the rental. */
export const free: CarOffer['policy'] = {
  isRefundable: true,
  timeZone: 'Europe/Lisbon',
  steps: [{ from: '2026-05-06T10:00:00', penalty: 10_000 }],
}

/** A car of the results with defaults for all fields that are not given, as seen on 10 March. */
export function testCar(carId: string, changes: Changes = {}): CardCar {
  const { vehicle, desk: at, rental, ...more } = changes
  const { pickUp } = testRental
  const euros = (amount: number) => ({ amount: amount * 100, currency: 'EUR' as const })
  return cardCar(
    {
      rental: {
        ...testRental,
        ...rental,
        carId,
        vehicle: { ...testRental.vehicle, ...vehicle },
        pickUp: { ...pickUp, desk: { ...pickUp.desk, ...at } },
      },
      rateKey: `rate-of-${carId}`,
      cover: { level: 'basic', damageExcess: euros(900), theftExcess: euros(900), deposit: euros(300) },
      payment: 'now',
      left: 9,
      policy: { isRefundable: false, timeZone: 'Europe/Lisbon', steps: [] },
      price: dollars(100),
      worth: 0,
      others: [],
      ...more,
    },
    new Date('2026-03-10T12:00:00Z'),
  )
}
