import { PGlite } from '@electric-sql/pglite'
import { MemfsFrontendFS } from '@electric-sql/pglite/memfs-frontend'
import { createStore } from '../../adapters/store/create-store.ts'
import type { Store } from '../../adapters/store/store.ts'
import { connectPglite, startParams } from '../../db/pglite-connection.ts'
import type { Log } from '../../kernel/log/log.ts'
import type { JournalBackend } from './journal-backend.ts'
import type { PreviewFiles } from './preview-files.ts'

interface BrowserStoreParts {
  files: Pick<PreviewFiles, 'engine' | 'engineData'>
  backend: JournalBackend
  clock: () => Date
  log: Log
}

/** An empty WebAssembly module: nothing initialises a database here, and without one its maker would be fetched. */
const noProgram = new WebAssembly.Module(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]))

/** Opens the store of a preview: the embedded database, in the memory of the worker, on what the browser has kept of it. */
export async function openBrowserStore({ files, backend, clock, log }: BrowserStoreParts): Promise<Store> {
  const client = await PGlite.create({
    fs: new MemfsFrontendFS(backend),
    startParams,
    pgliteWasmModule: await files.engine,
    initdbWasmModule: noProgram,
    fsBundle: await files.engineData,
  })
  return createStore(connectPglite(client), { demo: true, clock, log })
}
