import { brandLogos } from './brand-logo.ts'
import { carProviders } from './cars/car-fleet.ts'
import { sampleShipLines } from './cruises/ship-lines.ts'

const logos = brandLogos([...carProviders, ...sampleShipLines].map(({ name }) => name))

/** Takes a path and gives the SVG text of the logo of the inventory that is there, or null; what `logo` of a car or line names. */
export function sampleLogo(path: string): string | null {
  return logos(path)
}
