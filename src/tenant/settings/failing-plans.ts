import type { Change } from './change.ts'
import { type JsonObject, sameJson } from './json.ts'
import { carryLayers, endLayer, type PlanLayer, startLayer } from './plan-layers.ts'
import { plannedDocument } from './planned-document.ts'
import { touches, valueAt } from './pointer.ts'
import { settingsDiff } from './settings-diff.ts'

/** A plan as far as it says what becomes of others; times in milliseconds. */
export interface Plan {
  readonly id: string
  readonly createdAt: number
  readonly startsAt: number
  readonly endsAt: number | null
  /** What it changes; of a live one what it changed. */
  readonly changes: readonly Change[]
  /** Of a live one: what its end takes back as things are. */
  readonly undo?: readonly Change[]
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
  const live = plans.filter(({ undo }) => undo).toSorted(byStart)
  const made = live.map(({ changes, id }): Made => ({ by: id, changes }))
  let current = published
  let layers: readonly PlanLayer[] = live.map(({ id, undo = [] }) => ({ plan: id, undo }))
  for (const { plan, step } of stepsOf(plans)) {
    const { id: by } = plan
    if (step === 'end') {
      ;({ document: current, layers } = endLayer(current, layers, by))
      continue
    }
    const planned = plannedDocument(current, plan.changes)
    if ('conflicts' in planned) {
      failing.set(by, against(planned.conflicts, made, current))
      continue
    }
    const { document } = planned
    made.push({ by, changes: settingsDiff(current, document) })
    layers =
      plan.endsAt === null
        ? carryLayers(layers, current, document)
        : startLayer(layers, by, current, document, plan.changes)
    current = document
  }
  return failing
}

const byStart = (one: Plan, other: Plan) => one.startsAt - other.startsAt || one.createdAt - other.createdAt

function stepsOf(plans: readonly Plan[]) {
  return plans
    .flatMap((plan) => [
      ...(plan.undo ? [] : [{ plan, at: plan.startsAt, step: 'start' as const }]),
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
