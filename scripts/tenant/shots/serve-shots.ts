import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

// Serves sites for pictures. Its data goes when it does, and it goes with whoever takes them, also where that was killed and could end nothing.
const folder = mkdtempSync(join(tmpdir(), 'livery-shots-'))
process.env.LIVERY_DATA_DIR = join(folder, 'data')
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
process.once('disconnect', () => process.exit(1))
// At once: nobody waits for its answers any more, and what it has stored is of no use.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(0))
await import('../../../src/server/hosts/node.ts')
