import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TenantFile } from '../../src/contract/types.ts'
import { BrandInputError } from '../../src/theme/brand-input-error.ts'
import type { ColorMode } from '../../src/theme/palette.ts'
import { parseBrandInput } from '../../src/theme/parse-brand-input.ts'
import { resolveTokens, type ThemeTokens } from '../../src/theme/resolve-tokens.ts'
import { modeBlock, themeCss } from '../../src/theme/theme-css.ts'
import { root } from '../build/root.ts'
import { readOptions } from '../command-line/read-options.ts'
import { thereAre } from '../command-line/there-are.ts'
import { darkVariant } from './dark-variant.ts'
import { dtcgTokens } from './dtcg-tokens.ts'
import { interfaceTokens } from './interface-tokens.ts'
import { readableCss } from './readable-css.ts'
import { tailwindTheme } from './tailwind-theme.ts'

const help = `npm run -s theme:export -- <slug> --format css|tailwind|dtcg [--mode light|dark]

Prints the theme of the agency in tenants/<slug>:
  css        custom properties of both modes, as its pages wear them, and the sizes of headings
  tailwind   the same with the theme blocks that make utilities of them, to paste after @import 'tailwindcss'
             (version 4): colours, corners, typefaces, sizes of headings, shadows by its elevation, spacing by its density,
             and a dark: variant that follows the mode where the colours do
  dtcg       Design Tokens Community Group 2025.10 (JSON): groups light, dark, shape and text

With --mode, one mode alone. The dtcg files of the two modes have the same names, so that a resolver's contexts can
name one file each.`

const formats = ['css', 'tailwind', 'dtcg'] as const
const modes = ['light', 'dark'] as const

try {
  process.stdout.write(exported())
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

function exported(): string {
  const { values, positionals } = readOptions({
    allowPositionals: true,
    options: {
      format: { type: 'string', choices: formats },
      mode: { type: 'string', choices: modes },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) return `${help}\n`
  const [slug, ...others] = positionals
  if (others.length > 0)
    throw new Error(`One agency at a time: ${positionals.join(', ')} are ${positionals.length}.`)
  const agency = oneOf(slugs(), slug, 'agency', 'whose theme is to be printed')
  const tokens = themeOf(agency)
  const purpose = `to print the theme of ${agency} in, such as --format css`
  const format = oneOf(formats, values.format, 'format', purpose)
  const mode = values.mode === undefined ? undefined : oneOf(modes, values.mode, 'mode')
  return written(tokens, format, mode)
}

function written(tokens: ThemeTokens, format: (typeof formats)[number], mode: ColorMode | undefined): string {
  if (format === 'dtcg') return `${JSON.stringify(dtcgTokens(tokens, mode), null, 2)}\n`
  const css = readableCss(mode ? `:root${modeBlock(tokens, mode)}` : themeCss(tokens))
  if (format === 'tailwind') return [css, darkVariant(tokens.mode, mode), tailwindTheme(tokens)].join('\n')
  const text = interfaceTokens('text').map(([name, value]) => `${name}:${value};`)
  return `${css}${readableCss(`:root{${text.join('')}}`)}`
}

/** The choice itself, or a sentence that says what was asked for and lists what there is. */
function oneOf<Choice extends string>(
  choices: readonly Choice[],
  given: string | undefined,
  noun: string,
  purpose = '',
): Choice {
  const found = choices.find((choice) => choice === given)
  if (found !== undefined) return found
  const start =
    given === undefined ? `Name the ${noun} ${purpose}.` : `There is no ${noun} ${JSON.stringify(given)}.`
  throw new Error(`${start} ${thereAre(choices)}`)
}

function slugs(): string[] {
  const tenants = join(root, 'tenants')
  return readdirSync(tenants).filter((slug) => existsSync(join(tenants, slug, 'tenant.json')))
}

function themeOf(slug: string): ThemeTokens {
  const file = join(root, 'tenants', slug, 'tenant.json')
  try {
    const { agency }: TenantFile = JSON.parse(readFileSync(file, 'utf8'))
    return resolveTokens(parseBrandInput({ primaryColor: agency.primaryColor, ...agency.theme }))
  } catch (error) {
    if (error instanceof BrandInputError || error instanceof SyntaxError) {
      throw new Error(`tenants/${slug}/tenant.json cannot be used: ${error.message}.`)
    }
    throw error
  }
}
