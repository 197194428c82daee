import type { CardKind, FuelPolicy } from '../../../src/server/domain/suppliers/car-rental.ts'

/** A way to pay and cancel. */
export interface CarPlan {
  readonly code: 'flex' | 'desk' | 'saver'
  /** Price relative to the flexible one. */
  readonly factor: number
}

export interface CarProvider {
  readonly code: string
  readonly name: string
  readonly guestRating: number
  /** Its price level relative to the others. */
  readonly standing: number
  /** Whether it also has desks in towns without an airport. */
  readonly isInTowns: boolean
  readonly plans: readonly CarPlan[]
  /** Hours before the pick-up until which cancelling is free. */
  readonly freeHours: number
  readonly minimumAge: number
  readonly maximumAge: number | null
  readonly licenceYears: number
  /** Excess and deposit relative to those of the class. */
  readonly excessFactor: number
  readonly fuelPolicy: FuelPolicy
  readonly acceptedCards: readonly CardKind[]
  /** Whether it hands over cars outside its hours at airports, and takes them back by a key box. */
  readonly isAfterHours: boolean
  readonly allowsOneWay: boolean
  /** Whether its cars may go on a ferry, and be returned on another island. */
  readonly allowsFerries: boolean
  /** Whether it rents for more than four weeks. */
  readonly allowsMonths: boolean
  /** Whether it limits the distance for people who live in the country. */
  readonly limitsResidents: boolean
  /** Whether child seats and devices are paid at the desk. */
  readonly takesExtrasAtDesk: boolean
}

const flex: CarPlan = { code: 'flex', factor: 1 }
const desk: CarPlan = { code: 'desk', factor: 1.06 }
const saver: CarPlan = { code: 'saver', factor: 0.92 }

const usual = {
  licenceYears: 1,
  fuelPolicy: 'full_to_full',
  acceptedCards: ['credit', 'debit'],
  isAfterHours: true,
  allowsOneWay: true,
  allowsFerries: false,
  allowsMonths: true,
  limitsResidents: false,
  takesExtrasAtDesk: true,
} as const satisfies Partial<CarProvider>

/** Invented rental companies. */
export const carProviders: readonly CarProvider[] = [
  {
    ...usual,
    code: 'rwy',
    name: 'Rowaway',
    guestRating: 4.4,
    standing: 1.04,
    isInTowns: true,
    plans: [flex, desk],
    freeHours: 24,
    minimumAge: 21,
    maximumAge: null,
    licenceYears: 2,
    excessFactor: 1,
    acceptedCards: ['credit'],
    takesExtrasAtDesk: false,
  },
  {
    ...usual,
    code: 'kbl',
    name: 'Kerbline',
    guestRating: 4.1,
    standing: 0.94,
    isInTowns: true,
    plans: [flex],
    freeHours: 48,
    minimumAge: 21,
    maximumAge: 85,
    excessFactor: 1.1,
    isAfterHours: false,
  },
  {
    ...usual,
    code: 'mlp',
    name: 'Milepost',
    guestRating: 4.6,
    standing: 1.12,
    isInTowns: true,
    plans: [flex, desk],
    freeHours: 24,
    minimumAge: 21,
    maximumAge: 85,
    licenceYears: 2,
    excessFactor: 0.9,
    acceptedCards: ['credit'],
    limitsResidents: true,
  },
  {
    ...usual,
    code: 'dfl',
    name: 'Driftleaf',
    guestRating: 3.7,
    standing: 0.86,
    isInTowns: false,
    plans: [saver, flex],
    freeHours: 72,
    minimumAge: 21,
    maximumAge: 78,
    excessFactor: 1.25,
    fuelPolicy: 'same_to_same',
    acceptedCards: ['credit', 'debit', 'cash'],
    isAfterHours: false,
    allowsOneWay: false,
    allowsMonths: false,
    limitsResidents: true,
  },
  {
    ...usual,
    code: 'qpr',
    name: 'Quay & Pier',
    guestRating: 4.2,
    standing: 1,
    isInTowns: false,
    plans: [flex, desk],
    freeHours: 48,
    minimumAge: 21,
    maximumAge: 80,
    excessFactor: 1.05,
  },
  {
    ...usual,
    code: 'tnd',
    name: 'Tandrive',
    guestRating: 3.9,
    standing: 0.9,
    isInTowns: true,
    plans: [saver, flex],
    freeHours: 48,
    minimumAge: 19,
    maximumAge: 80,
    excessFactor: 1.15,
    takesExtrasAtDesk: false,
  },
  {
    ...usual,
    code: 'vlr',
    name: 'Valerun',
    guestRating: 4.8,
    standing: 1.2,
    isInTowns: false,
    plans: [flex, desk],
    freeHours: 24,
    allowsFerries: true,
    minimumAge: 25,
    maximumAge: 80,
    licenceYears: 3,
    excessFactor: 0.8,
    acceptedCards: ['credit'],
    takesExtrasAtDesk: false,
  },
  {
    ...usual,
    code: 'obx',
    name: 'Orbux',
    guestRating: 3.4,
    standing: 0.8,
    isInTowns: false,
    plans: [saver],
    freeHours: 48,
    minimumAge: 21,
    maximumAge: 75,
    excessFactor: 1.4,
    fuelPolicy: 'full_to_empty',
    isAfterHours: false,
    allowsOneWay: false,
    allowsMonths: false,
    limitsResidents: true,
  },
]
