import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { activeAgencies } from './active-agencies.ts'
import { browserArgs, browserPath } from './browser.ts'

/** Pinned, so that figures are comparable. npm fetches it on demand, since nothing else in the project needs it. */
const LIGHTHOUSE = 'lighthouse@13.5.0'
const MINUTES = 3
const RUNS = 3
/** Chromium's trace sometimes lacks its beginning (NO_NAVSTART); Lighthouse then asks for another run. */
const ATTEMPTS = 3

/** Lighthouse's four scores of one page, 0 to 100, on its simulated phone. */
export interface LighthouseFigures {
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  /** Milliseconds. */
  firstContentfulPaint: number
  largestContentfulPaint: number
  totalBlockingTime: number
  layoutShift: number
  /** Names of the audits that lowered a score. */
  short: readonly string[]
}

/** The scores and figures that each home page must reach. */
export const lighthouseAim = {
  performance: 95,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  layoutShift: 0.02,
} as const

interface Report {
  categories: Record<string, { score: number | null; auditRefs: readonly { id: string; weight: number }[] }>
  audits: Record<string, { score: number | null; numericValue?: number }>
  runtimeError?: { code: string }
}

/**
 * Runs Lighthouse on the home page of every active demo agency. A failing page is measured three times and the median
 * counts, since the simulation multiplies the machine's load. Null if there is no browser or no Lighthouse.
 */
export async function measureLighthouse(port: number): Promise<Record<string, LighthouseFigures> | null> {
  const executable = browserPath()
  if (!executable) return null
  const homes: Record<string, LighthouseFigures> = {}
  for (const slug of activeAgencies()) {
    const figures = await middleOf(`http://${slug}.localhost:${port}/`, executable)
    if (figures === null) return null
    homes[slug] = figures
  }
  return homes
}

async function middleOf(url: string, executable: string): Promise<LighthouseFigures | null> {
  const all: LighthouseFigures[] = []
  while (all.length < RUNS) {
    const report = await judge(url, executable)
    if (report === null) return null
    all.push(lighthouseFigures(report))
    if (all.length === 1 && all.every(isMet)) break
  }
  return all.toSorted((a, b) => a.performance - b.performance)[Math.floor(all.length / 2)] ?? null
}

function isMet(figures: LighthouseFigures): boolean {
  const { layoutShift, ...scores } = lighthouseAim
  const names = Object.keys(scores) as (keyof typeof scores)[]
  return figures.layoutShift < layoutShift && names.every((name) => figures[name] >= scores[name])
}

/** Reads the required figures from Lighthouse's report. */
export function lighthouseFigures({ categories, audits }: Report): LighthouseFigures {
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100)
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN
  const short = Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1).map(({ id }) => id),
  )
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    firstContentfulPaint: value('first-contentful-paint'),
    largestContentfulPaint: value('largest-contentful-paint'),
    totalBlockingTime: value('total-blocking-time'),
    layoutShift: value('cumulative-layout-shift'),
    short: [...new Set(short)],
  }
}

async function judge(url: string, executable: string): Promise<Report | null> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const report = await askOnce(url, executable)
    if (report && !report.runtimeError) return report
  }
  return null
}

async function askOnce(url: string, executable: string): Promise<Report | null> {
  const flags = ['--headless=new', ...browserArgs].join(' ')
  const args = ['exec', '--yes', '--', LIGHTHOUSE, url, '--output=json', '--quiet', `--chrome-flags=${flags}`]
  const child = spawn('npm', args, {
    env: { ...process.env, CHROME_PATH: executable },
    stdio: ['ignore', 'pipe', 'ignore'],
    timeout: MINUTES * 60_000,
  })
  child.on('error', () => undefined)
  try {
    return JSON.parse(await text(child.stdout)) as Report
  } catch {
    // No registry, no working browser, or a timeout.
    return null
  }
}
