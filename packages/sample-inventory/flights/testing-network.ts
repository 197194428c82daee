import { loadGeo } from '../../geography/load-geo.ts'
import { datasetSeed } from '../dataset.ts'
import { type FlightAtlas, flightAtlas, type Station } from './flight-atlas.ts'
import type { NetworkSources } from './network.ts'

/** Returns the network of the real airports for tests. */
export async function testingNetwork(): Promise<NetworkSources> {
  return { atlas: flightAtlas(await loadGeo()), seed: datasetSeed('test') }
}

/** Returns an airport that has to exist. */
export function stationAt(atlas: FlightAtlas, iata: string): Station {
  const station = atlas.station(iata)
  if (station === null) throw new Error(`There is no airport ${iata}`)
  return station
}
