/** Writes dist/geo/places.bin, the compiled geography that the server reads at start. Quick when it is current. */
import { loadGeo } from '../packages/geography/load-geo.ts'

await loadGeo()
