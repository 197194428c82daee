import { brandLogos } from './brand-logo.ts'
import { carProviders } from './cars/car-providers.ts'
import { sampleShipLines } from './cruises/ship-lines.ts'
import { airlines } from './flights/airlines.ts'

const logos = brandLogos([...carProviders, ...sampleShipLines, ...airlines].map(({ name }) => name))

/** Returns the SVG logo at a path, or null: the targets of `logo` in cars, lines and airlines. */
export function sampleLogo(path: string): string | null {
  return logos(path)
}
