import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { readAllContents } from '../build/read-contents.ts'
import { root } from '../build/root.ts'

/** A script that a page loads: its address and its bytes compressed by gzip (level 9) and brotli. */
export interface LoadedScript {
  path: string
  gzip: number
  brotli: number
}

/** The scripts of a route: their sum, each of them, and the gzip bytes that each package or source folder brings. */
export interface RouteSize {
  gzip: number
  brotli: number
  scripts: readonly LoadedScript[]
  sources: Readonly<Record<string, number>>
  /** Bytes of gzip that a product's page loads beyond the spine; missing for other pages. */
  beyondSpine?: number
}

/** The recorded size of a route, with the most that it may have; all in bytes of gzip. */
export interface RouteBudget {
  most: number
  sources: Readonly<Record<string, number>>
  beyondSpine?: number
}

/** File of the budgets, which `npm run sizes -- --record` writes. */
export const budgetsFile = join(root, 'scripts/sizes/budgets.json')

/** Where the story writes what it measured, by route. */
export const measuredFolder = join(root, 'test-results/script-sizes')

/** Reads the budgets by route. */
export function readBudgets(): Record<string, RouteBudget> {
  return JSON.parse(readFileSync(budgetsFile, 'utf8')) as Record<string, RouteBudget>
}

/** Reads which modules each built file consists of, of the shell and of the remote parts: file name → module → bytes. */
export function readModules(): Map<string, Record<string, number>> {
  return new Map(
    readAllContents().flatMap((contents) =>
      Object.entries(contents).map(([file, sizes]) => [basename(file), sizes] as const),
    ),
  )
}

/** A module's package, or its source folder down to the third level. */
export function sourceOf(module: string): string {
  const [, inPackage] = /^.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(module) ?? []
  return inPackage ?? module.split('/').slice(0, -1).slice(0, 3).join('/') ?? module
}

/** Divides the gzip bytes of scripts among their modules, in proportion to the modules' bytes. */
export function moduleSizes(
  scripts: readonly LoadedScript[],
  modules: ReadonlyMap<string, Readonly<Record<string, number>>>,
): Map<string, number> {
  const sizes = new Map<string, number>()
  for (const { path, gzip } of scripts) {
    const contents = Object.entries(modules.get(basename(path)) ?? { [`other: ${basename(path)}`]: 1 })
    const all = contents.reduce((sum, [, bytes]) => sum + bytes, 0)
    for (const [module, bytes] of contents) {
      sizes.set(module, (sizes.get(module) ?? 0) + (gzip * bytes) / all)
    }
  }
  return sizes
}

/** Adds up the scripts of a route, and divides each among its sources in proportion to their bytes. */
export function sizeOfRoute(
  scripts: readonly LoadedScript[],
  modules: ReadonlyMap<string, Readonly<Record<string, number>>>,
): RouteSize {
  const sources: Record<string, number> = {}
  for (const [module, bytes] of moduleSizes(scripts, modules)) {
    const source = sourceOf(module) || 'build'
    sources[source] = (sources[source] ?? 0) + bytes
  }
  return {
    gzip: scripts.reduce((sum, one) => sum + one.gzip, 0),
    brotli: scripts.reduce((sum, one) => sum + one.brotli, 0),
    scripts: [...scripts].sort((a, b) => b.gzip - a.gzip),
    sources: Object.fromEntries(
      Object.entries(sources)
        .map(([source, bytes]): [string, number] => [source, Math.round(bytes)])
        .sort(([, a], [, b]) => b - a),
    ),
  }
}

/** The budget that a measured size gets: 1 % more, rounded up to 100 bytes. */
export function budgetFor({
  gzip,
  sources,
  beyondSpine,
}: Pick<RouteSize, 'gzip' | 'sources' | 'beyondSpine'>): RouteBudget {
  const most = Math.ceil((gzip * 1.01) / 100) * 100
  return { most, ...(beyondSpine !== undefined && { beyondSpine }), sources }
}

/** Says why a route is over its budget, with the sources that grew; null if it is not. */
export function overBudget(route: string, size: RouteSize, budget: RouteBudget | undefined): string | null {
  if (!budget) return `${route}: no budget; npm run sizes -- --record writes one`
  if (size.gzip <= budget.most) return null
  const grown = Object.entries(size.sources)
    .map(([source, bytes]) => ({ source, more: bytes - (budget.sources[source] ?? 0) }))
    .filter(({ more }) => more > 50)
    .sort((a, b) => b.more - a.more)
    .slice(0, 10)
  return [
    `${route}: ${kilobytes(size.gzip)} of scripts (gzip), the budget is ${kilobytes(budget.most)}. Grown:`,
    ...grown.map(({ source, more }) => `  ${source} +${more} bytes`),
  ].join('\n')
}

/** A table of what each script of a route brings, the largest first. */
export function tableOf(
  route: string,
  size: RouteSize,
  modules: ReadonlyMap<string, Readonly<Record<string, number>>>,
): string {
  const rows = size.scripts.map((script) => {
    const { sources } = sizeOfRoute([script], modules)
    const largest = Object.entries(sources)
      .filter(([, bytes]) => bytes > 100)
      .slice(0, 12)
      .map(([source, bytes]) => `${source} ${kilobytes(bytes)}`)
    const name = basename(script.path).padEnd(36)
    return `  ${name}${kilobytes(script.gzip).padStart(9)}${kilobytes(script.brotli).padStart(9)}  ${largest.join(', ')}`
  })
  const beyond = size.beyondSpine === undefined ? '' : `, ${kilobytes(size.beyondSpine)} beyond the spine`
  const sum = `${kilobytes(size.gzip)} gzip, ${kilobytes(size.brotli)} brotli, ${size.scripts.length} scripts${beyond}`
  return [`${route}: ${sum}`, ...rows].join('\n')
}

export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}
