import { countries } from 'countries-list'
import { currencies } from 'countries-list/currencies'
import { codedReason } from '../../../tenant/settings/reason-code.ts'
import { nearMiss } from '../../kernel/validation/near-miss.ts'
import { fieldSchema } from './field-schema.ts'

/** A problem without a fix. */
interface Broken {
  slug: string
  file: string
  field: string
  reason: string
  /** The value of the field. */
  value: unknown
  /** Paths of the existing files. */
  files: readonly string[]
}

const PICTURES = /\.(?:svg|png|jpe?g|webp|gif|avif)$/i
/** Names that fit in a sentence. */
const FEW = 6

/**
 * Returns a problem's reason and its fix, each to be read after file and field; no fix if the reason already implies
 * it.
 */
export function problemFix(broken: Broken): { reason: string; fix?: string } {
  const { reason } = broken
  const [, plain, meant] = /^(.*); (did you mean .+\?)$/s.exec(reason) ?? []
  if (plain !== undefined && meant !== undefined) return { reason: plain, fix: meant }
  const [, unknown, names] = /^(is not a known field)(?:; allowed: (.+))?$/s.exec(reason) ?? []
  if (unknown !== undefined)
    return { reason: unknown, fix: names ? `use one of ${names}, or remove it` : 'remove it' }
  const fix = fixOf(broken)
  return fix === undefined ? { reason } : { reason, fix }
}

function fixOf({ slug, file, field, reason, value, files }: Broken): string | undefined {
  if (file === '') return `rename the folder to ${folderName(slug)}`
  if (file !== 'tenant.json') return fileFix(file, reason)
  if (field === '') return wholeFix(reason, files)
  if (/ which does not exist$/.test(reason)) return missingFileFix(String(value), files)
  if (/ belongs to the agency /.test(reason)) return 'remove it from "hosts" of one of the two'
  if (/^ends in \.localhost/.test(reason)) return 'remove it'
  const { code, values } = codedReason(reason)
  if (code === 'missing') return `add ${JSON.stringify(lastOf(field))}: ${exampleOf(field)}`
  if (code === 'defaultLanguage') return `add "${values.language}" to it`
  if (code === 'otherLanguage') return `add "${lastOf(field)}" to agency.languages, or remove it`
  if (code === 'ownHost') return 'add it to "hosts", or name one of them'
  if (code === 'maxLength') return tooLongFix(value, Number(values.limit))
  const wanted = meantValue(field, value)
  return wanted === undefined || wanted === value ? undefined : `write ${JSON.stringify(wanted)}`
}

function folderName(slug: string): string {
  const name = slug
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replace(/^-+|-+$/g, '')
  return name === '' ? 'a name of a-z, 0-9 and -' : name
}

function wholeFix(reason: string, files: readonly string[]): string | undefined {
  if (reason === 'is not UTF-8 text') return 'save it as UTF-8'
  if (reason === 'is empty') return 'write it; docs/configuration.md describes it'
  if (reason !== 'is missing') return undefined
  const named = files.find((path) => path.endsWith('/tenant.json')) ?? nearMiss('tenant.json', files)
  return named === undefined || named === null
    ? 'add it; npm run tenant -- new <slug> creates one'
    : `did you mean ${named}?`
}

/** For a file that exists but cannot be used. */
function fileFix(file: string, reason: string): string | undefined {
  if (/ bytes; | characters; /.test(reason)) return `make ${file} smaller`
  if (reason === 'is not UTF-8 text') return 'save it as UTF-8'
  if (/ in a logo$|which is not SVG|event handler|outside the file|document type|instruction/.test(reason)) {
    return 'remove it, or export the drawing again as plain SVG'
  }
  return PICTURES.test(file) ? 'save the picture again as SVG, PNG, JPEG or WebP' : undefined
}

function missingFileFix(path: string, files: readonly string[]): string {
  const kind = PICTURES.test(path) ? PICTURES : /\.html$/i
  const others = files.filter((file) => kind.test(file)).map((file) => `./${file}`)
  const meant = nearMiss(path, others)
  if (meant !== null) return `did you mean ${meant}?`
  if (others.length === 0 || others.length > FEW) return 'add the file, or name another'
  return `add the file, or name an existing one: ${others.join(', ')}`
}

function tooLongFix(value: unknown, limit: number): string | undefined {
  const length = typeof value === 'string' ? [...value].length : 0
  return length > limit ? `it has ${length}; shorten it by ${length - limit}` : undefined
}

function lastOf(field: string): string {
  return field.slice(field.lastIndexOf('.') + 1)
}

/** A valid value of the field, as it is typed. */
function exampleOf(field: string): string {
  const schema = fieldSchema(field)
  const allowed = schema?.pattern === undefined ? null : new RegExp(schema.pattern, 'u')
  const name = lastOf(field).replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  const examples = [
    `./${name}.svg`,
    '#2574de',
    'USD',
    'US',
    '/booknow/hotels',
    'https://www.example.com',
    'my-name',
    '12',
  ]
  const texts = examples.filter((one) => allowed?.test(one))
  if (schema?.enum) return JSON.stringify(schema.enum[0])
  switch (schema?.type) {
    case 'boolean':
      return 'true'
    case 'number':
    case 'integer':
      return '1'
    case 'array':
      return '[…]'
    case 'object':
      return '{…}'
    default:
      return JSON.stringify(texts[0] ?? (schema?.format === 'date' ? '2026-01-31' : '…'))
  }
}

/**
 * Returns the value that was surely meant by an invalid one, or undefined. Examples are another type, a colour
 * without its mark, a file without ./ or a name instead of a code. The result is valid.
 */
function meantValue(field: string, value: unknown): unknown {
  const schema = fieldSchema(field)
  if (schema === null) return undefined
  const { type, pattern } = schema
  if (type === 'boolean')
    return { true: true, false: false, yes: true, no: false }[String(value).toLowerCase()]
  if (type === 'array') return typeof value === 'string' && value !== '' ? [value] : undefined
  if (type === 'integer' || type === 'number') return numberIn(value)
  if (type !== 'string' || pattern === undefined) {
    return type === 'string' && typeof value === 'number' ? String(value) : undefined
  }
  const allowed = new RegExp(pattern, 'u')
  return typeof value === 'string' ? candidates(value).find((one) => allowed.test(one)) : undefined
}

function numberIn(value: unknown): number | undefined {
  return typeof value === 'string' && /^-?\d+(?:\.\d+)?$/.test(value) ? Number(value) : undefined
}

/** What people may mean by what they wrote, the closest first. */
function candidates(value: string): string[] {
  const bare = value.trim()
  const host = bare
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/[:/?#].*$/, '')
  const short = /^#?([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(bare)
  return [
    bare,
    ...(short
      ? [
          `#${short
            .slice(1)
            .map((digit) => digit.repeat(2))
            .join('')}`,
        ]
      : []),
    ...(/^[0-9a-f]{6}$/i.test(bare) ? [`#${bare}`] : []),
    ...codesLike(bare),
    bare.replace(/^http:/, 'https:'),
    ...(/^www\.|^[a-z0-9-]+\.[a-z]{2,}\//.test(bare) ? [`https://${bare}`] : []),
    host,
    `./${bare.replace(/^\.?\/+/, '').replaceAll('\\', '/')}`,
  ]
}

/**
 * Codes of a country or currency for a name, lower case or a misspelling; a pattern decides which of them is
 * expected.
 */
function codesLike(value: string): string[] {
  const upper = value.toUpperCase()
  const country = Object.entries(countries).find(
    ([code, { name }]) => code === upper || name.toUpperCase() === upper,
  )
  const currency = nearMiss(upper, Object.keys(currencies))
  return [country?.[0], currency].filter((code) => code !== undefined && code !== null)
}
