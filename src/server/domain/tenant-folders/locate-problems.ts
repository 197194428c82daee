import { utf8 } from '../../kernel/text/utf8.ts'
import { type JsonPlace, parseJson, positionOf } from './parse-json.ts'
import { problemFix } from './problem-fix.ts'
import type { TenantFolder } from './tenant-folder.ts'
import type { TenantProblem } from './tenant-problem.ts'

/**
 * Returns a tenant folder's problems with line, column and fix, as far as they can be determined. A missing field is
 * at the start of its parent.
 */
export function locateProblems(
  { slug, files }: Pick<TenantFolder, 'slug' | 'files'>,
  problems: readonly TenantProblem[],
): TenantProblem[] {
  const text = utf8(files.get('tenant.json') ?? new Uint8Array()) ?? ''
  const json = parseJson(text)
  const places = json.ok ? json.places : new Map<string, JsonPlace>()
  const names = [...files.keys()]
  return problems.map((problem) => {
    const { file, field } = problem
    const [, line, column, jsonReason] = /^line (\d+)(?:, column (\d+))?: (.*)$/s.exec(problem.reason) ?? []
    const place = places.get(field)
    const value = place && JSON.parse(text.slice(place.from, place.to))
    // A problem that has a fix keeps it.
    const fix = problem.fix
      ? {}
      : problemFix({ slug, file, field, reason: jsonReason ?? problem.reason, value, files: names })
    if (line === undefined)
      return { ...problem, ...fix, ...(file === 'tenant.json' && placeIn(text, places, field)) }
    const at = { line: Number(line), ...(column !== undefined && { column: Number(column) }) }
    const isJson = file === 'tenant.json' && jsonReason !== undefined && column !== undefined
    return {
      ...problem,
      ...fix,
      ...at,
      ...(isJson && { fix: jsonFix(text, offsetOf(text, at), jsonReason) }),
    }
  })
}

/** The position of a field's name, or of its parent's if it is missing; undefined for the whole file. */
function placeIn(
  text: string,
  places: ReadonlyMap<string, JsonPlace>,
  field: string,
): { line: number; column: number } | undefined {
  for (let name = field; name !== ''; name = outer(name)) {
    const place = places.get(name)
    if (place) return positionOf(text, name === field ? place.name : place.from)
  }
  const whole = places.get('')
  return field !== '' && whole ? positionOf(text, whole.from) : undefined
}

/** The parent of a field: `posts[0].slug` is in `posts[0]`, and that in `posts`. */
function outer(field: string): string {
  return field.slice(0, Math.max(0, field.lastIndexOf('.'), field.lastIndexOf('[')))
}

function offsetOf(text: string, { line, column = 1 }: { line: number; column?: number }): number {
  const before = text.split('\n').slice(0, line - 1)
  return before.reduce((sum, one) => sum + one.length + 1, 0) + column - 1
}

/** Returns how to fix a text that is not JSON, by the position and reason of its first error. */
function jsonFix(text: string, at: number, reason: string): string {
  const next = text[at] ?? ''
  const before = text.slice(0, at).trimEnd().at(-1)
  if (before === ',' && '}]'.includes(next) && next !== '') return 'remove the comma before it'
  if (next === ',') return 'remove this comma'
  if (reason.startsWith('"," or') && /["{[\dtfn-]/.test(next)) return 'put a comma after the entry before it'
  if (reason.startsWith('"," or') && next === ':') return 'put the name before it in double quotes'
  if (reason.includes('occurs twice')) return 'keep one of the two'
  if (reason.startsWith('the file ends')) return 'finish the file: something that was opened is not closed'
  if (next === '/') return 'remove the comment: JSON has none'
  if (next === "'" || next === '“' || next === '”') return 'use plain double quotes: "'
  if (next === '"') return 'end it with a double quote in the same line; a line break in it is written \\n'
  if (reason.startsWith('the end of the file')) return 'remove everything after the last }'
  if (reason.startsWith('a name in double quotes')) return 'put the name in double quotes'
  return 'write texts in double quotes, and true, false, null and numbers without'
}
