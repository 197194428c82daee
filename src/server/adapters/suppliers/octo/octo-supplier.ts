import type { Geo } from '../../../../../packages/geography/geo.ts'
import type { Supplier } from '../../../domain/suppliers/port.ts'
import { octoActivities } from './octo-activities.ts'
import { type OctoConnection, octoClient } from './octo-client.ts'
import { octoSources } from './octo-sources.ts'

/**
 * Returns a supplier that sells the activities of an OCTO supplier (`LIVERY_OCTO_URL`, `LIVERY_OCTO_TOKEN`). It has
 * no deals: OCTO names no retail price for a place.
 */
export function octoSupplier(connection: OctoConnection, geo: Geo, clock: () => Date): Supplier {
  return {
    capabilities: () => ({ name: 'OCTO supplier', isSample: false, products: ['activity'] }),
    products: { activity: octoActivities(octoSources(octoClient(connection), geo, clock)) },
    hotelDeals: async () => [],
    activityDeals: async () => [],
    carDeals: async () => [],
    resortDeals: async () => [],
    shipLines: async () => [],
    resortRegions: async () => [],
    resortSubregions: async () => [],
    resortSuggest: async () => [],
    resortAvailability: async () => null,
  }
}
