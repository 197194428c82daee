import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

interface Engine {
  pgliteWasmModule: object
  initdbWasmModule: object
}

/** The used part of WebAssembly; the server's types do not include browsers' APIs. */
const { WebAssembly } = globalThis as unknown as {
  WebAssembly: { compile: (bytes: Uint8Array) => Promise<object> }
}

let engine: Promise<Engine> | undefined

/**
 * Returns the embedded database's compiled program, once for each thread. After hundreds of databases that each
 * compile and free their own, V8 sometimes miscounts its code and aborts (nodejs/node#64500).
 */
export function testingEngine(): Promise<Engine> {
  engine ??= compiled()
  return engine
}

async function compiled(): Promise<Engine> {
  const dist = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'))
  const [pgliteWasmModule, initdbWasmModule] = await Promise.all(
    ['pglite.wasm', 'initdb.wasm'].map((file) => WebAssembly.compile(readFileSync(join(dist, file)))),
  )
  if (!pgliteWasmModule || !initdbWasmModule) throw new Error('the database has two programs')
  return { pgliteWasmModule, initdbWasmModule }
}
