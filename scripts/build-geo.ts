/** Writes dist/geo/places.bin, the compiled geography that the server reads at start. Quick when it is current. */
import { loadGeo } from '../src/server/geo/load-geo.ts'

await loadGeo()
