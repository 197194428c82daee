import type { Change } from './change.ts'
import { type JsonObject, sameJson } from './json.ts'
import { plannedDocument } from './planned-document.ts'
import { valueAt } from './pointer.ts'
import { settingsDiff } from './settings-diff.ts'

/** A plan as far as it says what becomes of others; times in milliseconds. What a live one changes is what it made. */
export interface Plan {
  readonly id: string
  readonly isLive: boolean
  readonly createdAt: number
  readonly startsAt: number
  readonly endsAt: number | null
  readonly changes: readonly Change[]
}

/** What keeps a plan from coming: fields that are not as it found them, and the plan that set the first of them; null where none did. */
export interface Failing {
  readonly first: string | null
  readonly pointers: readonly string[]
}

/** What a plan that came has set. */
interface Made {
  readonly by: string
  readonly changes: readonly Change[]
}

/**
 * Takes what is published and the plans to come, and gives those that cannot come as they are: each is published and taken
 * back on what those before it leave, as the server does it and in its order, of the same moment the one planned first.
 */
export function failingPlans(published: JsonObject, plans: readonly Plan[]): ReadonlyMap<string, Failing> {
  const failing = new Map<string, Failing>()
  const made = plans.flatMap(({ changes, id, isLive }): Made[] => (isLive ? [{ by: id, changes }] : []))
  let current = published
  for (const { plan, step } of stepsOf(plans)) {
    const { id: by } = plan
    const changes = step === 'start' ? plan.changes : made.findLast((one) => one.by === by)?.changes
    if (!changes) continue
    const planned = plannedDocument(current, changes, step)
    if ('conflicts' in planned) {
      failing.set(by, against(planned.conflicts, made, current))
      continue
    }
    if (step === 'start') made.push({ by, changes: settingsDiff(current, planned.document) })
    current = planned.document
  }
  return failing
}

function stepsOf(plans: readonly Plan[]) {
  return plans
    .flatMap((plan) => [
      ...(plan.isLive ? [] : [{ plan, at: plan.startsAt, step: 'start' as const }]),
      ...(plan.endsAt === null ? [] : [{ plan, at: plan.endsAt, step: 'end' as const }]),
    ])
    .toSorted((one, other) => one.at - other.at || one.plan.createdAt - other.plan.createdAt)
}

/** The plan that came last of those whose value still stands in one of these fields, and the fields that it is about. */
function against(pointers: readonly string[], made: readonly Made[], current: JsonObject): Failing {
  const setBy = (pointer: string) =>
    made.findLast(({ changes }) =>
      changes.some(
        (one) => touches(one.pointer, pointer) && sameJson(valueAt(current, one.pointer), one.after),
      ),
    )?.by ?? null
  const by = pointers.map((pointer) => ({ pointer, first: setBy(pointer) }))
  const first = by.find((one) => one.first !== null)?.first ?? null
  return { first, pointers: by.filter((one) => one.first === first).map(({ pointer }) => pointer) }
}

const touches = (one: string, other: string) =>
  `${one}/`.startsWith(`${other}/`) || `${other}/`.startsWith(`${one}/`)
