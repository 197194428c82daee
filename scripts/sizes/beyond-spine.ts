import { kilobytes } from './script-sizes.ts'

/** The most that a product's page may load beyond the spine, in bytes of gzip. */
export const MOST_BEYOND_SPINE = 60_000

/** Gzip bytes of the modules that a page loads. */
export type PageModules = ReadonlyMap<string, number>

/** Returns the modules that all pages load: the spine's page of their step. */
export function spineOf(pages: readonly PageModules[]): ReadonlySet<string> {
  const [first = new Map<string, number>(), ...others] = pages
  return new Set([...first.keys()].filter((module) => others.every((page) => page.has(module))))
}

/** Returns the gzip bytes that a page loads beyond the spine. */
export function beyondSpine(page: PageModules, spine: ReadonlySet<string>): number {
  const own = [...page].filter(([module]) => !spine.has(module))
  return Math.round(own.reduce((sum, [, bytes]) => sum + bytes, 0))
}

/** Says which modules make a page too large beyond the spine; null if it is not. */
export function overSpine(route: string, page: PageModules, spine: ReadonlySet<string>): string | null {
  const bytes = beyondSpine(page, spine)
  if (bytes <= MOST_BEYOND_SPINE) return null
  const largest = [...page]
    .filter(([module]) => !spine.has(module))
    .sort(([, a], [, b]) => b - a)
    .slice(0, 10)
  return [
    `${route}: ${kilobytes(bytes)} beyond the spine (gzip), at most ${kilobytes(MOST_BEYOND_SPINE)}. Largest:`,
    ...largest.map(([module, size]) => `  ${module} ${kilobytes(size)}`),
  ].join('\n')
}
