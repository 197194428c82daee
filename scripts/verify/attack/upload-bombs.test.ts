import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createProcessRaster } from '../../../src/server/adapters/raster/process/process-raster.ts'
import { testTenant } from '../../../src/server/domain/tenant-folders/testing-tenant.ts'
import { openTestApp, type TestApp, testNow } from '../../../src/server/hosts/testing-app.ts'
import { proofCases } from '../../proof-cases.ts'
import { longestWork, MOST_WORK_MS } from './testing-longest-work.ts'
import { type UploadBomb, uploadBombs } from './upload-bombs.ts'

let app: TestApp
const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
const { raster, stop } = createProcessRaster({ log })
afterAll(() => stop())
let cookie = ''
let now = testNow
let bombs: readonly UploadBomb[] = []

beforeAll(async () => {
  app = await openTestApp({ raster, clock: () => now })
  bombs = await uploadBombs(testTenant())
})

const origin = 'http://aurora.localhost:4000'

/** Makes the request of an upload, ready to send. */
async function requestOf({ method, path, body, needsRevision }: UploadBomb): Promise<Request> {
  const headers = new Headers({
    cookie,
    origin,
    host: 'aurora.localhost:4000',
    'x-requested-with': 'livery',
    'content-type': body instanceof Uint8Array ? 'application/octet-stream' : 'application/json',
  })
  if (needsRevision) {
    const draft = await app.app.fetch(new Request(`${origin}/api/branding/draft`, { headers }), {})
    headers.set('if-match', `"${(await draft.json()).data.revision}"`)
  }
  const sent = body instanceof Uint8Array || typeof body === 'string' ? body : JSON.stringify(body)
  return new Request(`${origin}${path}`, { method, headers, body: sent as BodyInit })
}

async function answered(bomb: UploadBomb): Promise<{ status: number; longest: number }> {
  const request = await requestOf(bomb)
  const { result, longest } = await longestWork(() => app.app.fetch(request, {}))
  return { status: result.status, longest }
}

describe('the worst case of each upload', { timeout: 120_000 }, () => {
  it('is answered without blocking the event loop', async () => {
    const statuses = new Set<number>()
    const holds = new Map<string, number>()
    // The last one is refused before it is parsed.
    for (const bomb of new Set([...proofCases(bombs, 10), ...bombs.slice(-1)])) {
      // Above the upload rate limit, which would answer before the checks.
      now = new Date(now.getTime() + 16 * 60_000)
      cookie = await app.signIn('owner@test.example')
      const { status, longest } = await answered(bomb)
      statuses.add(status)
      expect(status, bomb.title).toBeLessThan(500)
      holds.set(bomb.title, longest)
      // Code is slower on its first run; a real block of the event loop repeats.
      if (longest > MOST_WORK_MS) {
        const again = await answered(bomb)
        holds.set(bomb.title, Math.min(longest, again.longest))
      }
    }
    expect([...statuses].toSorted()).toEqual([200, 400, 422])
    expect([...holds].filter(([, longest]) => longest > MOST_WORK_MS)).toEqual([])
  })
})
