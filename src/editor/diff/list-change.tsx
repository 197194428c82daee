import type { ReactNode } from 'react'
import { usePage } from '../../platform/page.tsx'
import { isObject, type Json, sameJson } from '../../tenant/settings/json.ts'
import { Icon } from '../../ui/icon.tsx'
import { moreIconPaths } from '../../ui/more-icon-paths.ts'
import type { CodeKind } from '../controls/codes.ts'
import { codeNames } from '../controls/codes.ts'
import { fieldKind } from '../core/field-kind.ts'
import { itemTitle, titleNames } from '../core/list-items.ts'
import { resolveSchema } from '../core/resolve-schema.ts'
import { useFieldTexts } from '../layout/field-texts.ts'
import { Clipped } from './marked-text.tsx'
import type { ValueRow } from './value-rows.ts'

const names = ['slug', 'code', ...titleNames, 'path'] as const

const kinds = {
  added: { path: moreIconPaths.plus, color: 'text-success' },
  removed: { path: moreIconPaths.minus, color: 'text-destructive' },
  moved: {
    path: 'M8 4.5v15M4.5 8 8 4.5 11.5 8M16 19.5v-15M12.5 16l3.5 3.5 3.5-3.5',
    color: 'text-muted-foreground',
  },
  changed: { path: moreIconPaths.edit, color: 'text-link' },
} as const

const codes: Readonly<Record<string, CodeKind>> = {
  countries: 'country',
  languages: 'language',
  currencies: 'currency',
}

const listOf = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : [])

interface ListChangeProps {
  row: ValueRow
  /** Renders a value inside one of the items. */
  inner: (row: ValueRow) => ReactNode
}

/** The changes of a list: added, removed and moved items, and changes within others. */
export function ListChange({ row, inner }: ListChangeProps) {
  const { t } = useFieldTexts()
  const { language } = usePage()
  const steps = listSteps(listOf(row.before), listOf(row.after))
  const nameOf = (item: Json): string => {
    const code = codes[row.kind]
    if (typeof item === 'string') return code ? codeNames(code, language)(item) : item
    const title = isObject(item) ? itemTitle(item) : undefined
    if (row.kind === 'engines' && title) return t(`engine.${title.replace(' ', '')}`)
    return title ?? t('diff.unnamed')
  }
  return (
    <Clipped isLong={steps.length > 8}>
      <ul className="grid gap-1">
        {steps.map((step) => (
          <li key={`${step.how} ${JSON.stringify(step.item)}`} className="flex gap-2">
            <Icon path={kinds[step.how].path} className={`mt-0.5 size-4 ${kinds[step.how].color}`} />
            <div className="min-w-0 flex-1">
              <p className="flex flex-wrap items-baseline gap-x-2">
                <span
                  dir="auto"
                  className={`min-w-0 break-words ${step.how === 'removed' ? 'text-muted-foreground line-through' : 'font-medium'}`}
                >
                  {nameOf(step.item)}
                </span>
                <span className="text-xs text-muted-foreground">{t(`diff.${step.how}`)}</span>
              </p>
              {step.before !== undefined && <InnerChanges row={row} step={step} inner={inner} />}
            </div>
          </li>
        ))}
      </ul>
    </Clipped>
  )
}

/** The changes within one item. */
function InnerChanges({ row, step: { item, before }, inner }: ListChangeProps & { step: ListStep }) {
  const { label } = useFieldTexts()
  if (!isObject(item) || !isObject(before)) return null
  const properties = resolveSchema(row.schema.items ?? {}).properties ?? {}
  const names = [...new Set([...Object.keys(before), ...Object.keys(item)])]
  const changed = names.filter((name) => !sameJson(before[name], item[name]))
  return (
    <dl className="mt-1 grid gap-1.5">
      {changed.map((name) => {
        const given = properties[name] ?? {}
        const pointer = `${row.pointer}/${name}`
        const place = { pointer, kind: fieldKind(given), schema: resolveSchema(given) }
        return (
          <div key={name}>
            <dt className="text-xs text-muted-foreground">{label({ pointer })}</dt>
            <dd>{inner({ ...place, before: before[name], after: item[name] })}</dd>
          </div>
        )
      })}
    </dl>
  )
}

/** The change of one list item. */
export interface ListStep {
  readonly how: 'added' | 'removed' | 'moved' | 'changed'
  readonly item: Json
  /** Its earlier value, if it still exists. */
  readonly before?: Json
}

/**
 * Returns the added, removed, changed and moved items of a list, in the new order, removed ones last. As few items as
 * possible count as moved: those outside the longest run in unchanged order.
 */
export function listSteps(before: readonly Json[], after: readonly Json[]): ListStep[] {
  const nameOf = namer(before, after)
  const old = new Map(before.map((item, at) => [nameOf(item), { item, at }]))
  const keptIndexes = after.flatMap((item) => old.get(nameOf(item))?.at ?? [])
  const steady = new Set(longestRising(keptIndexes))
  const steps = after.flatMap((item): ListStep[] => {
    const was = old.get(nameOf(item))
    if (!was) return [{ how: 'added', item }]
    if (!sameJson(was.item, item)) return [{ how: 'changed', item, before: was.item }]
    return steady.has(was.at) ? [] : [{ how: 'moved', item }]
  })
  const there = new Set(after.map(nameOf))
  const gone = before.filter((item) => !there.has(nameOf(item)))
  return [...steps, ...gone.map((item): ListStep => ({ how: 'removed', item }))]
}

/** Items are identified by the first of their names that is unique, else by their whole content. */
function namer(before: readonly Json[], after: readonly Json[]): (item: Json) => string {
  const whole = (item: Json) => JSON.stringify(item)
  const isTelling = (name: string) =>
    [before, after].every((list) => {
      const own = list.map((item) => (isObject(item) ? item[name] : undefined))
      return own.every((one) => typeof one === 'string') && new Set(own).size === own.length
    })
  const name = names.find(isTelling)
  return name ? (item) => String(isObject(item) ? item[name] : item) : whole
}

/** The longest increasing subsequence. */
function longestRising(numbers: readonly number[]): number[] {
  const best: number[][] = []
  for (const [at, number] of numbers.entries()) {
    const before = best.filter((row) => (row.at(-1) ?? -1) < number)
    const longest = before.reduce<number[]>((one, other) => (other.length > one.length ? other : one), [])
    best[at] = [...longest, number]
  }
  return best.reduce<number[]>((one, other) => (other.length > one.length ? other : one), [])
}
