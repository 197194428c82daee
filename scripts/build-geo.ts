/** Writes dist/geo/places.bin, the compiled geography that the server reads at its start. Quick if it is current. */
import { loadGeo } from '../packages/geography/load-geo.ts'

await loadGeo()
