import { productEntry } from '../../../../contract/products.ts'

const { path } = productEntry('car')

/** Paths of the car pages. Source: spec §2.2. */
export const carPaths = {
  start: path,
  results: `${path}/search`,
  /** A car with its covers. */
  car: `${path}/result-details`,
  /** The extras of a chosen cover. */
  extras: `${path}/reservation-details`,
} as const

/** Text key of each page's title. */
export const carTitles = {
  [carPaths.start]: 'car/cars.title',
  [carPaths.results]: 'car/cars.title',
  [carPaths.car]: 'car/car.title',
  [carPaths.extras]: 'car/extras.title',
} as const
