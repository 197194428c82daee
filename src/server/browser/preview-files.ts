import { fetchKept } from './fetch-kept.ts'

/** Addresses of the files that a preview's worker fetches, compressed by gzip; each has its hash in its name. */
export interface PreviewAddresses {
  engine: string
  engineData: string
  database: string
  places: string
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
  places: Promise<Uint8Array>
}

/** Begins to fetch all of them at once; who needs one waits for it. */
export function fetchFiles(addresses: PreviewAddresses): PreviewFiles {
  const fetched = (address: string) => fetchKept(address, Object.values(addresses))
  const bytes = async (address: string) => new Uint8Array(await (await fetched(address)).arrayBuffer())
  const files = {
    engine: fetched(addresses.engine).then((response) => WebAssembly.compileStreaming(response)),
    engineData: fetched(addresses.engineData).then((response) => response.blob()),
    database: bytes(addresses.database),
    places: bytes(addresses.places),
  }
  // Whoever waits for one hears of it; until then it is nobody's failure.
  for (const file of Object.values(files)) file.catch(() => undefined)
  return files
}
