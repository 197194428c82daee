import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../build/root.ts'
import { type AttackKind, eachWithin, exampleList } from './attack-kind.ts'
import { whileWatched } from './neighbour-watch.ts'
import type { Target } from './target.ts'
import { type UploadBomb, uploadBombs } from './upload-bombs.ts'

/** Milliseconds that an upload may take, and that a neighbour's cached page may wait meanwhile on a busy machine. */
const SLOWEST_UPLOAD_MS = 15_000
const SLOWEST_NEIGHBOUR_MS = 500
/** Milliseconds that an upload may block the server's event loop. */
const LONGEST_HOLD_MS = 50

/** Sends the worst case of each upload, one after the other, while another agency's visitors are served. */
export const uploads: AttackKind = {
  about: 'the worst case of each upload, while another agency’s page is measured',
  async run(target, { most, deadline }) {
    const [neighbour = '', ...uploaders] = target.slugs
    const tenant = JSON.parse(readFileSync(join(root, 'tenants', uploaders[0] ?? '', 'tenant.json'), 'utf8'))
    const bombs = (await uploadBombs(tenant)).slice(0, most)
    const { examples, add } = exampleList()
    const statuses: Record<string, number> = {}
    let [longestHold, holds] = [0, 0]
    let [slowestUpload, slowestNeighbour, serverErrors, slowUploads, slowNeighbours, failedNeighbours] = [
      0, 0, 0, 0, 0, 0,
    ]
    await target.send({ slug: neighbour, path: '/', from: '127.0.1.1' })
    const sent = await eachWithin(bombs, { width: 1, deadline }, async (bomb, index) => {
      // Uploads are limited for each agency, so each goes to another one.
      const slug = uploaders[index % uploaders.length] ?? neighbour
      const headers = await headersOf(target, slug, bomb)
      const { title, method, path, body } = bomb
      let status = 0
      let took = 0
      await longestHoldOf(target)
      const watched = await whileWatched(target, neighbour, async () => {
        const reply = await target.send({ slug, path, method, body, headers })
        status = reply.status
        took = reply.milliseconds
        await new Promise((resolve) => setTimeout(resolve, 200))
      })
      let held = await longestHoldOf(target)
      // The machine may have been busy with something else; a real block repeats.
      if (held > LONGEST_HOLD_MS) {
        await target.send({ slug, path, method, body, headers })
        held = Math.min(held, await longestHoldOf(target))
      }
      longestHold = Math.max(longestHold, held)
      if (held > LONGEST_HOLD_MS) {
        holds += 1
        add(`the event loop was blocked for ${Math.round(held)} ms: ${title}`)
      }
      statuses[status] = (statuses[status] ?? 0) + 1
      slowestUpload = Math.max(slowestUpload, took)
      slowestNeighbour = Math.max(slowestNeighbour, watched.slowestMs)
      failedNeighbours += watched.failed
      if (status >= 500 && status !== 503) {
        serverErrors += 1
        add(`${status}: ${title}`)
      }
      if (took > SLOWEST_UPLOAD_MS) {
        slowUploads += 1
        add(`${Math.round(took)} ms until the answer: ${title}`)
      }
      if (watched.slowestMs > SLOWEST_NEIGHBOUR_MS) {
        slowNeighbours += 1
        add(`the neighbour waited ${Math.round(watched.slowestMs)} ms: ${title}`)
      }
    })
    const counts = {
      sent,
      slowestUploadMs: Math.round(slowestUpload),
      slowestNeighbourMs: Math.round(slowestNeighbour),
      longestHoldMs: Math.round(longestHold),
      ...statuses,
    }
    return {
      counts,
      faults: { serverErrors, slowUploads, slowNeighbours, failedNeighbours, holds },
      examples,
    }
  },
}

async function headersOf(target: Target, slug: string, { needsRevision }: UploadBomb) {
  const cookie = ['Cookie', await target.signIn(slug, 'owner')] as const
  if (!needsRevision) return [cookie]
  const { text } = await target.send({ slug, path: '/api/branding/draft', headers: [cookie] })
  return [cookie, ['If-Match', `"${JSON.parse(text).data.revision}"`] as const]
}

/** Milliseconds that the event loop was blocked since the last call. */
async function longestHoldOf(target: Target): Promise<number> {
  const response = await fetch(`http://localhost:${target.port}/metrics`)
  const [, seconds] = /^livery_event_loop_delay_seconds (\S+)$/m.exec(await response.text()) ?? []
  if (seconds === undefined) throw new Error('The metrics do not report how long the event loop was blocked.')
  return Number(seconds) * 1000
}
