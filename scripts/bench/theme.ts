import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import type { TenantFile } from '../../src/contract/types.ts'
import { parseBrandInput } from '../../src/theme/parse-brand-input.ts'
import { resolveTokens } from '../../src/theme/resolve-tokens.ts'
import { themeCss } from '../../src/theme/theme-css.ts'
import { root } from '../build/root.ts'
import { proveRange } from '../theme/prove-range.ts'

/**
 * The cost of the theme engine: time for one theme, bytes of module and style sheet, seeds a second that one core
 * checks.
 */
export async function benchTheme() {
  return {
    /** Both modes of one theme. */
    medianMilliseconds: medianTime(),
    moduleGzipBytes: await themeModuleSize(),
    moduleWithParserGzipBytes: await themeModuleSize(['parse-brand-input']),
    largestTenantCssGzipBytes: Math.max(...Object.values(tenantCssSizes())),
    proofSeedsPerSecondOfOneCore: proofSpeed(),
    aim: { medianMilliseconds: 0.3, moduleGzipBytes: 4000, largestTenantCssGzipBytes: 3000 },
  }
}

const ALL_COLORS = 0x1000000

/**
 * Themes of colours spread over the whole range. A theme is calculated once for an agency, so no colour is used
 * twice.
 */
function medianTime(): number {
  const colors = Array.from({ length: 4000 }, (_, i) => ((i * 2_654_435_761) % ALL_COLORS) | 0)
  const times = colors.map((value) => {
    const primaryColor = `#${value.toString(16).padStart(6, '0')}`
    const started = performance.now()
    resolveTokens({ primaryColor })
    return performance.now() - started
  })
  // The first half is the warm-up.
  return times.slice(2000).sort((a, b) => a - b)[1000] ?? Number.NaN
}

const doors = ['resolve-tokens', 'theme-css', 'theme-variables']

/**
 * gzip bytes of a page's share of the theme engine, plus other files of src/theme if named, minified like the shell.
 */
export async function themeModuleSize(others: readonly string[] = []): Promise<number> {
  const files = [...doors, ...others]
  const entry = 'virtual:theme'
  const source = files.map((file) => `export * from ${JSON.stringify(join(root, `src/theme/${file}.ts`))}`)
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    plugins: [
      {
        name: 'livery:theme-entry',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? source.join('\n') : null),
      },
    ],
    build: {
      write: false,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' },
    },
  })
  const [output] = [built].flat()
  const code = output && 'output' in output ? output.output[0].code : ''
  return gzipSync(code, { level: 9 }).length
}

/** gzip bytes of each demo agency's theme. */
export function tenantCssSizes(): Record<string, number> {
  const tenants = join(root, 'tenants')
  const sizes = readdirSync(tenants).map((slug) => {
    const { agency }: TenantFile = JSON.parse(readFileSync(join(tenants, slug, 'tenant.json'), 'utf8'))
    const { primaryColor, theme } = agency
    const css = themeCss(resolveTokens(parseBrandInput({ primaryColor, ...theme })))
    return [slug, gzipSync(css, { level: 9 }).length] as const
  })
  return Object.fromEntries(sizes)
}

function proofSpeed(): number {
  const started = performance.now()
  const { seeds } = proveRange({ from: 0, to: ALL_COLORS, stride: 1677, inputs: 'primary' })
  return seeds / ((performance.now() - started) / 1000)
}
