import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

// Serves sites for pictures. It ends with its starter, also if that is killed, and deletes its data.
const folder = mkdtempSync(join(tmpdir(), 'livery-shots-'))
process.env.LIVERY_DATA_DIR = join(folder, 'data')
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
process.once('disconnect', () => process.exit(1))
// At once: no one waits for its answers, and its data is not needed.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(0))
await import('../../../src/server/hosts/node.ts')
