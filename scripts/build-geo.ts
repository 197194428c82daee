/** Writes dist/geo/places.bin, the compiled geography that the server reads at start. Quick when it is current. */
import { geoFile, loadGeo } from '../src/server/geo/load-geo.ts'

const start = performance.now()
await loadGeo()
console.log(`${geoFile} is current (${Math.round(performance.now() - start)} ms)`)
