import { countries } from 'countries-list'
import { currencies } from 'countries-list/currencies'
import { nearMiss } from '../../kernel/validation/near-miss.ts'
import { schemaAt } from './schema-at.ts'

/**
 * Takes a value that a field's rules refuse and gives the one that was surely meant, or undefined: another type than its
 * own, a colour without its mark, a file without ./, a name in the place of a code. What it gives the rules allow.
 */
export function meantValue(field: string, value: unknown): unknown {
  const schema = schemaAt(field)
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

/** What people mean by what they write, the nearest first. */
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

/** Codes of a country or a currency that a name, small letters or a slip mean; a pattern tells which of them is asked for. */
function codesLike(value: string): string[] {
  const upper = value.toUpperCase()
  const country = Object.entries(countries).find(
    ([code, { name }]) => code === upper || name.toUpperCase() === upper,
  )
  const currency = nearMiss(upper, Object.keys(currencies))
  return [country?.[0], currency].filter((code) => code !== undefined && code !== null)
}
