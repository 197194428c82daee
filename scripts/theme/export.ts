import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TenantFile } from '../../src/contract/types.ts'
import {
  tokenFormats as formats,
  tokenFile,
} from '../../src/server/domain/site-settings/tokens/token-file.ts'
import { BrandInputError, parseBrandInput } from '../../src/theme/parse-brand-input.ts'
import { resolveTokens, type ThemeTokens } from '../../src/theme/resolve-tokens.ts'
import { root } from '../build/root.ts'
import { failureCode } from '../command-line/failure-code.ts'
import { listChoices } from '../command-line/list-choices.ts'
import { readOptions } from '../command-line/read-options.ts'
import { UsageError } from '../command-line/usage-error.ts'

const help = `npm run -s theme:export -- <slug> --format css|tailwind|dtcg [--mode light|dark]

Prints the theme of the agency in tenants/<slug>:
  css        custom properties of both modes, as on its pages, and the sizes of headings
  tailwind   the same with theme blocks for utilities, to paste after @import 'tailwindcss'
             (version 4): colours, corners, typefaces, sizes of headings, shadows by elevation, spacing by density,
             and a dark: variant that follows the mode where the colours do
  dtcg       Design Tokens Community Group 2025.10 (JSON): groups light, dark, shape and text

With --mode, only one mode. The dtcg files of the two modes have the same names, so that a resolver's contexts can
name one file each.`

const modes = ['light', 'dark'] as const

try {
  process.stdout.write(exported())
} catch (error) {
  process.exitCode = failureCode(error)
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
    throw new UsageError(`One agency at a time: ${positionals.join(', ')} are ${positionals.length}.`)
  const agency = oneOf(slugs(), slug, 'agency', 'whose theme to print')
  const tokens = themeOf(agency)
  const purpose = `to print the theme of ${agency} in, such as --format css`
  const format = oneOf(formats, values.format, 'format', purpose)
  const mode = values.mode === undefined ? undefined : oneOf(modes, values.mode, 'mode')
  return tokenFile(tokens, format, mode)
}

/** Returns the choice, or throws an error that lists the choices. */
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
  throw new UsageError(`${start} ${listChoices(choices)}`)
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
