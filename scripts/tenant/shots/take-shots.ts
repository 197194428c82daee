import { chromium } from '@playwright/test'
import { browserArgs, browserPath } from '../../bench/browser.ts'
import { UsageError } from '../../command-line/usage-error.ts'
import { type Cell, nameOf } from './matrix.ts'
import type { ShotRecord } from './shot-record.ts'
import { shotTaker } from './shot-taker.ts'
import { startShotsServer } from './shots-server.ts'
import { storeShot } from './store-shot.ts'

/** Pages open at a time: one draws while another waits. */
const AT_ONCE = 2

interface Wish {
  cells: readonly Cell[]
  tenantsDir: string
  /** Folders of the last run's pictures and of this run's. */
  out: string
  onShot: (shot: ShotRecord, done: number, all: number) => void
}

/** Takes pictures; returns the result of each, in order. A failure does not stop the others. */
export async function takeShots({ cells, tenantsDir, out, onShot }: Wish): Promise<ShotRecord[]> {
  const executablePath = browserPath()
  if (executablePath === null)
    throw new UsageError('There is no Chromium. Install one, or name it with CHROMIUM_PATH.')
  const server = await startShotsServer(tenantsDir)
  // Font hinting depends on the screen; without it, letters are the same on all screens of the machine.
  const args = [
    ...browserArgs,
    '--font-render-hinting=none',
    '--force-color-profile=srgb',
    '--hide-scrollbars',
  ]
  const browser = await chromium.launch({ executablePath, args })
  const takers = new Map(
    [...new Set(cells.map(({ slug }) => slug))].map((slug) => [slug, shotTaker(browser, server, slug)]),
  )
  const taken: ShotRecord[] = []
  const waiting = cells.entries()
  let done = 0
  const next = async () => {
    for (const [index, cell] of waiting) {
      const shot = await one(cell, out, takers.get(cell.slug))
      taken[index] = shot
      done += 1
      onShot(shot, done, cells.length)
    }
  }
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, next))
  } finally {
    await browser.close()
    await server.stop()
  }
  return taken
}

async function one(
  cell: Cell,
  out: string,
  taker: ReturnType<typeof shotTaker> | undefined,
): Promise<ShotRecord> {
  try {
    if (!taker) throw new Error('there is no such tenant')
    return await storeShot(out, cell, await taker.take(cell))
  } catch (error) {
    const reason = (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? ''
    return { ...cell, name: nameOf(cell), state: 'failed', pixels: 0, share: 0, reason, height: 0 }
  }
}
