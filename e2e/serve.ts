import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Serves the built project for the browser stories, on a temporary data folder. */
const folder = mkdtempSync(join(tmpdir(), 'livery-e2e-'))
process.env.LIVERY_DATA_DIR = join(folder, 'data')
process.env.LIVERY_MODE = 'demo'
process.env.LIVERY_LOG_LEVEL = 'warn'
// It ends with the process that started it, however that ends.
process.once('disconnect', () => process.exit(1))
process.channel?.unref()
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
await import('../src/server/hosts/node.ts')
