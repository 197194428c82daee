import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { checkSvg } from '../../../domain/pictures/check-svg.ts'
import { DrawingStopped } from '../../../domain/pictures/drawing-stopped.ts'
import type { Bytes } from '../../../domain/pictures/raster.ts'
import { storedPalette, storedPicture } from '../../../domain/pictures/stored-picture.ts'
import { tenantFiles } from '../../../domain/tenant-folders/tenant-files.ts'
import { createFairLimiter } from '../../../kernel/limits/fair-limiter.ts'
import { silentLog } from '../../store/testing.ts'
import type { DrawingJob } from './drawing-job.ts'
import { createProcessRaster, type ProcessRaster } from './process-raster.ts'
import { createStoppedDrawings } from './stopped-drawings.ts'
import { quickDrawing, slowDrawing } from './testing-slow-drawing.ts'

const aurora = { group: 'aurora', member: 'owner' }
const meridian = { group: 'meridian', member: 'owner' }

describe('drawings of several agencies', () => {
  let drawing: ProcessRaster
  beforeAll(() => {
    // The slow drawing takes seconds of processor time, the quick one hundredths.
    drawing = createProcessRaster({ log: silentLog, limitMs: { drawing: 600, photograph: 60_000 } })
  })
  afterAll(() => drawing.stop())
  const rasterOf = (turn: typeof aurora) => drawing.raster.inTurn?.(turn) ?? drawing.raster

  it("are drawn for one agency while another's slow one is killed", async () => {
    expect(checkSvg(new TextDecoder().decode(slowDrawing))).toBeNull()
    const order: string[] = []
    const slow = rasterOf(aurora)
      .look(slowDrawing, 480)
      .catch((error: Error) => {
        order.push('stopped')
        return error
      })
    // The same agency's later drawing waits for the slow one; another agency's does not.
    const behind = rasterOf(aurora)
      .look(quickDrawing, 480)
      .then(() => order.push('aurora'))
    await rasterOf(meridian).look(quickDrawing, 480)
    order.push('meridian')
    expect(await slow).toMatchObject({ name: 'DrawingStopped', why: 'time' })
    await behind
    expect(order).toEqual(['meridian', 'stopped', 'aurora'])
  })

  it('are refused at once if they were stopped before', async () => {
    await expect(rasterOf(aurora).look(slowDrawing, 480)).rejects.toMatchObject({ why: 'remembered' })
    await expect(
      rasterOf(aurora).redraw(slowDrawing, { most: { width: 9, height: 9 }, isExact: true }),
    ).rejects.toMatchObject({ why: 'remembered' })
  })

  it('have the same result as without processes, also logos for print', async () => {
    const logo = await drawing.drawLogo(quickDrawing, '#ffffff')
    expect(logo?.png.subarray(1, 4).toString()).toBe('PNG')
    expect(await drawing.drawLogo(new Uint8Array([1, 2, 3]), '#ffffff')).toBeNull()
    const icon = await rasterOf(aurora).icon({
      picture: quickDrawing,
      size: 32,
      look: 'plain',
      colors: { brand: '#c00', onBrand: '#fff', page: '#fff' },
    })
    expect(Buffer.from(icon.subarray(1, 4)).toString()).toBe('PNG')
  })
})

it('include checks of drawings and counts of colors', async () => {
  const jobs: DrawingJob[] = []
  const run = async (job: DrawingJob) => {
    jobs.push(job)
    return job.method === 'check' ? null : { width: 9, height: 9, colors: [{ color: '#cc0000', share: 1 }] }
  }
  const processes = { run, pids: () => [], stop: () => undefined }
  const { raster } = createProcessRaster({ log: silentLog, processes })
  const svg = { contentType: 'image/svg+xml', bytes: new TextEncoder().encode('<svg/>') }
  const stored = await storedPicture(raster, svg.bytes, 'logo')
  expect(stored).toMatchObject({ palette: [{ color: '#cc0000', share: 1 }] })
  expect(await storedPalette(raster, svg)).toEqual([{ color: '#cc0000', share: 1 }])
  const files = new Map([['logo.svg', Buffer.from(svg.bytes)]])
  const { picture } = tenantFiles({ files }, raster, { group: 'test', member: 'test' })
  expect(await picture('agency.logo', './logo.svg')).toMatch(/^\/media\//)
  expect(jobs.map(({ method }) => method)).toEqual(['check', 'palette', 'palette', 'check'])
})

describe('the queue of drawings', () => {
  /** Two places, each occupied until the test frees it. */
  function queued() {
    const under: { job: DrawingJob; finish: () => void }[] = []
    const processes = {
      run: (job: DrawingJob) => new Promise((resolve) => under.push({ job, finish: () => resolve(null) })),
      pids: () => [],
      stop: () => undefined,
    }
    const { raster } = createProcessRaster({ log: silentLog, processes })
    const look = (group: string, picture: number, signal?: AbortSignal) =>
      raster.inTurn?.({ group, member: 'owner' }, signal).look(new Uint8Array([picture]), 1)
    const drawn = () => under.map(({ job }) => (job.arguments[0] as Bytes)[0])
    return { under, look, drawn }
  }

  it('alternates between agencies, with one drawing each at a time', async () => {
    const { under, look, drawn } = queued()
    const all = [look('a', 1), look('a', 2), look('a', 3), look('b', 4), look('c', 5), look('b', 6)]
    for (let done = 0; done < all.length; done += 1) {
      await vi.waitUntil(() => under.length > done)
      under[done]?.finish()
      await all[(drawn()[done] ?? 1) - 1]
    }
    expect(drawn()).toEqual([1, 4, 2, 5, 6, 3])
  })

  it('drops an aborted request', async () => {
    const { under, look, drawn } = queued()
    const first = look('a', 1)
    const leaving = new AbortController()
    const left = look('a', 2, leaving.signal)
    leaving.abort()
    await expect(left).rejects.toMatchObject({ name: 'AbortError' })
    const third = look('a', 3)
    under[0]?.finish()
    await first
    under[1]?.finish()
    await third
    expect(drawn()).toEqual([1, 3])
  })

  it('refuses an agency past its limit with Retry-After, and no other', async () => {
    const { under, look } = queued()
    const many = Array.from({ length: 70 }, (_, index) => look('a', index)?.catch((error: unknown) => error))
    const refused = (await Promise.all(many.slice(66))) as unknown[]
    for (const one of refused)
      expect(one).toMatchObject({ code: 'overloaded', status: 503, headers: { 'retry-after': '3' } })
    const other = look('b', 1)
    await vi.waitUntil(() => under.length === 2)
    under[1]?.finish()
    expect(await other).toBeNull()
  })

  it('refuses a copy of a drawing that was stopped while the copy waited', async () => {
    const stopped = createStoppedDrawings(9, 1000, () => 0)
    let runs = 0
    const processes = {
      run: () => {
        runs += 1
        return Promise.reject(new DrawingStopped('time'))
      },
      pids: () => [],
      stop: () => undefined,
    }
    const limiter = createFairLimiter({ concurrency: 1, queue: 9, retryAfterSeconds: 1 })
    const { raster } = createProcessRaster({ log: silentLog, processes, limiter, stopped })
    const both = await Promise.allSettled([raster.look(slowDrawing, 1), raster.look(slowDrawing, 1)])
    expect(both.map((one) => one.status === 'rejected' && one.reason.why)).toEqual(['time', 'remembered'])
    expect(runs).toBe(1)
  })
})
