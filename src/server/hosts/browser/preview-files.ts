import { fetchCached } from './fetch-cached.ts'
import { unfoldResponse } from './unfold-response.ts'

/** Addresses of the files that a preview's worker fetches, compressed by gzip; each has its hash in its name. */
export interface PreviewAddresses {
  engine: string
  engineData: string
  database: string
  /** Those that are fetched once they are needed: places, what prints, the folder of its fonts, and what draws drawings of lines. */
  places: string
  printer: string
  fonts: string
  drawing: string
}

/** The same files, on their way. */
export interface PreviewFiles {
  /** The database's program. */
  engine: Promise<WebAssembly.Module>
  /** What the program finds on its disk. */
  engineData: Promise<Blob>
  /** The dump of the seeded database's folder, as a tar. */
  database: Promise<Uint8Array>
  /** The compiled geography. */
  places: () => Promise<Uint8Array>
  /** The script that prints. */
  printer: () => Promise<string>
  /** A font for print, by its name. */
  font: (name: string) => Promise<Uint8Array>
  /** The program that draws drawings of lines. */
  drawing: () => Promise<WebAssembly.Module>
}

/** Begins to fetch what every page needs at once; who needs one waits for it. */
export function fetchFiles(addresses: PreviewAddresses): PreviewFiles {
  const fetched = (address: string) => fetchCached(address, Object.values(addresses))
  const program = async (address: string) => WebAssembly.compileStreaming(await fetched(address))
  const bytes = async (address: string) => asBytes(await fetched(address))
  const needed = {
    engine: program(addresses.engine),
    engineData: fetched(addresses.engineData).then((response) => response.blob()),
    database: bytes(addresses.database),
  }
  // Whoever waits for one hears of it; until then it is nobody's failure.
  for (const file of Object.values(needed)) file.catch(() => undefined)
  return {
    ...needed,
    places: () => bytes(addresses.places),
    printer: async () => (await fetched(addresses.printer)).text(),
    font: async (name) => {
      const response = await fetch(`${addresses.fonts}${name}.bin`)
      if (!response.ok) throw new Error(`The font ${name} was answered with ${response.status}.`)
      return asBytes(await unfoldResponse(response))
    },
    drawing: () => program(addresses.drawing),
  }
}

async function asBytes(response: Response): Promise<Uint8Array> {
  return new Uint8Array(await response.arrayBuffer())
}
