import { createReadStream, existsSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join, normalize } from 'node:path'

const types: Readonly<Record<string, string>> = { css: 'text/css', json: 'application/json' }

/** Serves a built remote part from another origin; returns the address of its manifest. */
export async function openPartOrigin(name: string): Promise<{ manifest: string; close: () => void }> {
  const folder = join(import.meta.dirname, '../dist/remotes', name)
  const server = createServer((request, response) => {
    const file = join(folder, normalize(new URL(request.url ?? '/', 'http://cdn').pathname))
    if (!existsSync(file)) return response.writeHead(404).end()
    const type = types[file.split('.').at(-1) ?? ''] ?? 'text/javascript'
    response.writeHead(200, { 'content-type': type, 'access-control-allow-origin': '*' })
    return createReadStream(file).pipe(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { manifest: `http://127.0.0.1:${port}/manifest.json`, close: () => server.close() }
}
