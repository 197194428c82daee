import type { CarClass } from '../../scenes/scene-kind.ts'

/** A class of the fleet. ACRISS encodes category, type, transmission with drive, and fuel with air conditioning. */
export interface FleetClass {
  readonly acriss: string
  readonly name: string
  readonly scene: CarClass
  readonly seats: number
  readonly bags: number
  readonly doors: number
  /** Dollars a day in the United States. */
  readonly dollars: number
  /** Vehicles of the class, one for each provider in turn. */
  readonly vehicles: readonly string[]
}

/** Makes and models are invented. */
export const fleet: readonly FleetClass[] = [
  {
    acriss: 'MCMR',
    name: 'Mini',
    scene: 'mini',
    seats: 4,
    bags: 1,
    doors: 3,
    dollars: 27,
    vehicles: ['Orvane Pilo', 'Kuvio Nib', 'Tessel Mote'],
  },
  {
    acriss: 'ECMR',
    name: 'Economy',
    scene: 'economy',
    seats: 5,
    bags: 1,
    doors: 5,
    dollars: 31,
    vehicles: ['Marnet Lirra', 'Solvic Tamo', 'Halbera Fen'],
  },
  {
    acriss: 'ECAR',
    name: 'Economy Automatic',
    scene: 'economy',
    seats: 5,
    bags: 1,
    doors: 5,
    dollars: 37,
    vehicles: ['Kuvio Nevo', 'Orvane Quill', 'Marnet Lirra'],
  },
  {
    acriss: 'CDMR',
    name: 'Compact',
    scene: 'compact',
    seats: 5,
    bags: 2,
    doors: 5,
    dollars: 36,
    vehicles: ['Tessel Ostar', 'Solvic Cordo', 'Orvane Brant'],
  },
  {
    acriss: 'CDAE',
    name: 'Compact Electric',
    scene: 'compact',
    seats: 5,
    bags: 2,
    doors: 5,
    dollars: 46,
    vehicles: ['Kuvio Volan', 'Halbera Aera', 'Marnet Elyo'],
  },
  {
    acriss: 'IDAR',
    name: 'Intermediate',
    scene: 'compact',
    seats: 5,
    bags: 3,
    doors: 4,
    dollars: 44,
    vehicles: ['Halbera Hestan', 'Marnet Dovrel', 'Tessel Ostar Plus'],
  },
  {
    acriss: 'SWAR',
    name: 'Standard Estate',
    scene: 'estate',
    seats: 5,
    bags: 4,
    doors: 5,
    dollars: 52,
    vehicles: ['Solvic Cordo Tour', 'Orvane Brant Estate', 'Halbera Hestan Long'],
  },
  {
    acriss: 'CFAR',
    name: 'Compact SUV',
    scene: 'suv',
    seats: 5,
    bags: 2,
    doors: 5,
    dollars: 49,
    vehicles: ['Marnet Skarn', 'Kuvio Ridge', 'Tessel Karst'],
  },
  {
    acriss: 'SFAR',
    name: 'Standard SUV',
    scene: 'suv',
    seats: 5,
    bags: 4,
    doors: 5,
    dollars: 64,
    vehicles: ['Orvane Moorland', 'Halbera Tundrel', 'Solvic Massiv'],
  },
  {
    acriss: 'STAR',
    name: 'Convertible',
    scene: 'convertible',
    seats: 4,
    bags: 1,
    doors: 2,
    dollars: 88,
    vehicles: ['Tessel Brisette', 'Marnet Solenne', 'Orvane Spinnaker'],
  },
  {
    acriss: 'FVMR',
    name: 'Seven-Seat Van',
    scene: 'van',
    seats: 7,
    bags: 3,
    doors: 5,
    dollars: 74,
    vehicles: ['Solvic Gather', 'Kuvio Septa', 'Halbera Convoy'],
  },
  {
    acriss: 'PVAR',
    name: 'Nine-Seat Van',
    scene: 'van',
    seats: 9,
    bags: 5,
    doors: 5,
    dollars: 92,
    vehicles: ['Marnet Novena', 'Solvic Gather Max', 'Tessel Omnia'],
  },
  {
    acriss: 'LDAR',
    name: 'Luxury',
    scene: 'luxury',
    seats: 5,
    bags: 3,
    doors: 4,
    dollars: 138,
    vehicles: ['Halbera Regis', 'Orvane Altesse', 'Kuvio Sovran'],
  },
]

export interface CarProvider {
  readonly code: string
  readonly name: string
  readonly guestRating: number
  /** Its price level relative to the others. */
  readonly standing: number
  /** Whether it also has desks in towns without an airport. */
  readonly isInTowns: boolean
}

/** Invented rental companies. */
export const carProviders: readonly CarProvider[] = [
  { code: 'rwy', name: 'Rowaway', guestRating: 4.4, standing: 1.04, isInTowns: true },
  { code: 'kbl', name: 'Kerbline', guestRating: 4.1, standing: 0.94, isInTowns: true },
  { code: 'mlp', name: 'Milepost', guestRating: 4.6, standing: 1.12, isInTowns: true },
  { code: 'dfl', name: 'Driftleaf', guestRating: 3.7, standing: 0.86, isInTowns: false },
  { code: 'qpr', name: 'Quay & Pier', guestRating: 4.2, standing: 1, isInTowns: false },
  { code: 'tnd', name: 'Tandrive', guestRating: 3.9, standing: 0.9, isInTowns: true },
  { code: 'vlr', name: 'Valerun', guestRating: 4.8, standing: 1.2, isInTowns: false },
  { code: 'obx', name: 'Orbux', guestRating: 3.4, standing: 0.8, isInTowns: false },
]
