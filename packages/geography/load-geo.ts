import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { geoFingerprint } from './compile/geo-fingerprint.ts'
import type { Geo } from './geo.ts'
import { openGeo } from './open-geo.ts'
import { openSections, type Sections } from './section-file.ts'

/** Made by `npm run build` (scripts/build-geo.ts); not committed. */
export const geoFile = join(import.meta.dirname, '../../dist/geo/places.bin')

/**
 * Opens the geography: reads the compiled file, or makes it first if it is missing, incomplete or outdated. On two
 * cores reading takes 20 ms and 16 MB, making 2.5 s in a worker, which frees its memory afterwards.
 */
export async function loadGeo(file: string = geoFile): Promise<Geo> {
  return openGeo(await currentSections(file))
}

async function currentSections(file: string): Promise<Sections> {
  const fingerprint = geoFingerprint()
  const read = await readFile(file).then(openSections, () => null)
  if (read && (fingerprint === null || read.fingerprint === fingerprint)) return read.sections
  if (fingerprint === null) throw new Error('No compiled geography, and its sources are not installed.')
  const bytes = await compileInWorker(fingerprint)
  await save(file, bytes)
  const made = openSections(bytes)
  if (!made) throw new Error('The geography compiler made a file that cannot be read.')
  return made.sections
}

function compileInWorker(fingerprint: string): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(join(import.meta.dirname, 'compile/compile-worker.ts'), {
      workerData: fingerprint,
    })
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', () => reject(new Error('The geography compiler ended without a result.')))
  })
}

/** Several threads may make the file at once (as tests do): each writes its own, and the last rename wins. */
async function save(file: string, bytes: Uint8Array): Promise<void> {
  const draft = `${file}.${randomUUID()}`
  try {
    await mkdir(dirname(file), { recursive: true })
    await writeFile(draft, bytes)
    await rename(draft, file)
  } catch {
    // If the folder is read-only, the next start makes it again.
  }
}
