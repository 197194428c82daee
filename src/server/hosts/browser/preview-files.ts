import { type Earth, openEarth } from '../../../../packages/geography/earth/earth-file.ts'
import { fetchCached } from './fetch-cached.ts'
import { unfoldResponse } from './unfold-response.ts'

/** Addresses of the files that a preview's worker fetches, compressed by gzip; each has its hash in its name. */
export interface PreviewAddresses {
  engine: string
  engineData: string
  database: string
  /** Files that are fetched when needed: places, the earth, the printer, its folder of fonts, and the drawer of SVG. */
  places: string
  earth: string
  printer: string
  fonts: string
  drawing: string
}

/** The same files while they load. */
export interface PreviewFiles {
  /** The database's program. */
  engine: Promise<WebAssembly.Module>
  /** The program's disk image. */
  engineData: Promise<Blob>
  /** The dump of the seeded database's folder, as a tar. */
  database: Promise<Uint8Array>
  /** The compiled geography. */
  places: () => Promise<Uint8Array>
  /** The land and water of maps. */
  earth: () => Promise<Earth>
  /** The script that prints. */
  printer: () => Promise<string>
  /** A font for print, by its name. */
  font: (name: string) => Promise<Uint8Array>
  /** The program that draws SVG. */
  drawing: () => Promise<WebAssembly.Module>
}

/** Begins to fetch what every page needs at once; callers wait for the file that they need. */
export function fetchFiles(addresses: PreviewAddresses): PreviewFiles {
  const fetched = (address: string) => fetchCached(address, Object.values(addresses))
  const program = async (address: string) => WebAssembly.compileStreaming(await fetched(address))
  const bytes = async (address: string) => asBytes(await fetched(address))
  const needed = {
    engine: program(addresses.engine),
    engineData: fetched(addresses.engineData).then((response) => response.blob()),
    database: bytes(addresses.database),
  }
  // The caller that waits for a file reports its failure.
  for (const file of Object.values(needed)) file.catch(() => undefined)
  return {
    ...needed,
    places: () => bytes(addresses.places),
    earth: onceRead(async () => readEarth(await bytes(addresses.earth))),
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

function readEarth(file: Uint8Array): Earth {
  const earth = openEarth(file)
  if (!earth) throw new Error('The file of the earth cannot be read.')
  return earth
}

/** Reads a value at the first call; a failure is retried. */
function onceRead<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let value: Promise<Value> | null = null
  return () => {
    value ??= read().catch((error: unknown) => {
      value = null
      throw error
    })
    return value
  }
}
