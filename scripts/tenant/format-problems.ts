import { problemText } from '../../src/server/domain/tenant-folders/tenant-problem.ts'
import { ink } from '../command-line/ink.ts'
import type { CheckedTenant } from './check.ts'
import type { Level, LeveledProblem } from './check-tenant-folder.ts'

const order: readonly Level[] = ['error', 'warning', 'note']
const inks = { error: 'red', warning: 'yellow', note: 'cyan' } as const

/**
 * Returns a heading for each tenant and a line for each problem, which begins with its place in the form that editors
 * and terminals open.
 */
export function formatProblems(tenants: readonly CheckedTenant[]): string {
  const widest = Math.max(...tenants.map(({ slug }) => slug.length))
  return tenants
    .map(({ slug, shown, problems }) => {
      const errors = problems.filter(({ level }) => level === 'error').length
      const warnings = problems.filter(({ level }) => level === 'warning').length
      const mark = errors > 0 ? ink('red', '✗') : warnings > 0 ? ink('yellow', '!') : ink('green', '✓')
      const head = `${mark} ${ink('bold', slug.padEnd(widest))}  ${summaryOf(errors, warnings)}\n`
      return head + linesOf(shown, problems)
    })
    .join('')
}

function linesOf(shown: string, problems: readonly LeveledProblem[]): string {
  const places = new Map(problems.map((problem) => [problem, placeOf(shown, problem)]))
  const widest = Math.max(0, ...[...places.values()].map((place) => place.length))
  const lines = order
    .flatMap((level) => problems.filter((problem) => problem.level === level).toSorted(byPlace))
    .map((problem) => {
      const level = ink(inks[problem.level], problem.level.padEnd('warning'.length))
      const place = (places.get(problem) ?? '').padEnd(widest)
      return `  ${level}  ${place}  ${sentence(problem)}\n`
    })
  return lines.length > 0 ? `${lines.join('')}\n` : ''
}

/** In the order of the files. */
function byPlace(one: LeveledProblem, other: LeveledProblem): number {
  if (one.file !== other.file) return one.file < other.file ? -1 : 1
  return (one.line ?? 0) - (other.line ?? 0) || (one.column ?? 0) - (other.column ?? 0)
}

function placeOf(shown: string, { file, line, column }: LeveledProblem): string {
  const path = file === '' ? shown : `${shown}/${file}`
  return [path, line, column].filter((part) => part !== undefined).join(':')
}

/** Highlights the field and the advice. */
function sentence({ field, reason, fix }: LeveledProblem): string {
  const plain = problemText({ file: '', field: '', reason })
  const labelled = field === '' ? plain : `${ink('bold', field)} ${plain}`
  return fix === undefined ? labelled : `${labelled}; ${ink('green', fix)}`
}

/** `2 errors, 1 warning`, or that there are none. */
export function summaryOf(errors: number, warnings: number): string {
  const counted = (count: number, noun: string, color: 'red' | 'yellow') =>
    count === 0 ? [] : [ink(color, `${count} ${noun}${count === 1 ? '' : 's'}`)]
  const parts = [...counted(errors, 'error', 'red'), ...counted(warnings, 'warning', 'yellow')]
  return parts.length === 0 ? ink('green', 'nothing to mend') : parts.join(', ')
}
