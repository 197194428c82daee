import type { Change } from './change.ts'
import { type JsonObject, sameJson } from './json.ts'
import { carryLayers, endLayer, type PlanLayer, plannedDocument, startLayer } from './plan-layers.ts'
import { touches, valueAt } from './pointer.ts'
import { settingsDiff } from './settings-diff.ts'

/** The facts of a plan that affect other plans; times in milliseconds. */
export interface Plan {
  readonly id: string
  readonly createdAt: number
  readonly startsAt: number
  readonly endsAt: number | null
  /** Its changes; for a live plan, those it made. */
  readonly changes: readonly Change[]
  /** For a live plan: what its end reverts as things are. */
  readonly undo?: readonly Change[]
}

/**
 * The cause of a plan's failure: fields that changed since it was made, and the plan that set the first of them; null
 * if no plan did.
 */
export interface Failing {
  readonly first: string | null
  readonly pointers: readonly string[]
}

/** The fields that a successful plan has set. */
interface Made {
  readonly by: string
  readonly changes: readonly Change[]
}

/**
 * Returns the plans that cannot succeed on the published settings. Each is published and reverted on the result of
 * those before it, as the server does it: by time, and at the same moment in the order of planning.
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

/** The last successful plan whose value is still in one of these fields, with those fields. */
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
