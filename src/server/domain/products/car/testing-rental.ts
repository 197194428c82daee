import type { RentalDesk } from '../../suppliers/car-rental.ts'
import type { QuotedRental } from '../../suppliers/car-shapes.ts'

const day = [{ from: '06:00', until: '24:00' }]
const desk: RentalDesk = {
  id: 'lis-rwy',
  name: 'Humberto Delgado Airport (LIS)',
  kind: 'in_terminal',
  airport: 'LIS',
  address: 'Humberto Delgado Airport (LIS), Lisbon',
  phone: '+44 1632 960123',
  position: { latitude: 38.7813, longitude: -9.13592 },
  timeZone: 'Europe/Lisbon',
  rating: 4.4,
  reviewCount: 812,
  distance: { miles: 4.1, from: 'Lisbon' },
  hours: [day, day, day, day, day, day, []],
}

/** A compact car from Friday to Monday, with changes of what is quoted. */
export function testRental(changes: Partial<QuotedRental> = {}): QuotedRental {
  return {
    rental: {
      carId: 'lis-rwy-cdmr',
      vehicle: {
        acriss: 'CDMR',
        category: 'compact',
        isElite: false,
        body: 'five_door',
        transmission: 'manual',
        drive: 'unspecified',
        fuel: 'unspecified',
        hasAirConditioning: true,
        model: 'Tessel Ostar',
        seats: 5,
        doors: 5,
        largeBags: 2,
        smallBags: 2,
        picture: '/scenes/car.svg',
      },
      provider: { code: 'rwy', name: 'Rowaway', logo: '/sample-logos/rowaway.svg' },
      pickUp: { desk, at: '2026-10-23T23:30:00', isOutOfHours: false },
      dropOff: { desk, at: '2026-10-26T05:30:00', isOutOfHours: true },
      days: 3,
      graceMinutes: 30,
      driverAge: 35,
      residence: 'DE',
      minimumAge: 21,
      licenceYears: 2,
      mileage: { isUnlimited: false, limitKm: 750, extraPerKm: { amount: 15, currency: 'EUR' } },
      fuelPolicy: 'full_to_full',
      acceptedCards: ['credit'],
      included: ['collision_damage', 'theft_protection', 'third_party'],
    },
    cover: {
      level: 'cover',
      damageExcess: { amount: 26_000, currency: 'EUR' },
      theftExcess: { amount: 31_000, currency: 'EUR' },
      deposit: { amount: 32_000, currency: 'EUR' },
    },
    payment: 'now',
    isRefundable: true,
    extras: [{ code: 'child_seat', count: 2 }],
    offered: [{ code: 'child_seat', maximum: 3 }],
    ...changes,
  }
}
