import type { Change } from '../../tenant/settings/change.ts'
import { type Json, sameJson } from '../../tenant/settings/json.ts'
import { touches } from '../core/touches.ts'

/** A plan as far as it says what becomes of others; times in milliseconds. */
export interface Plan {
  readonly id: string
  readonly isLive: boolean
  readonly createdAt: number
  readonly startsAt: number
  readonly endsAt: number | null
  readonly changes: readonly Change[]
}

/** What keeps a plan from coming: the plan that is there first, and the fields that both change. */
export interface Failing {
  readonly first: string
  readonly pointers: readonly string[]
}

interface Held {
  readonly by: string
  readonly value: Json | undefined
}

/**
 * Takes plans to come and gives those that cannot come as they are: what one of them set first stands in a field of theirs by
 * their hour. Done in the server's order, of the same moment the one that was planned first.
 */
export function failingPlans(plans: readonly Plan[]): ReadonlyMap<string, Failing> {
  const failing = new Map<string, Failing>()
  const held = new Map<string, Held>()
  for (const { changes, id, isLive } of plans) if (isLive) hold(held, id, changes)
  const steps = plans.flatMap((plan) => [
    ...(plan.isLive ? [] : [{ plan, at: plan.startsAt, isEnd: false }]),
    ...(plan.endsAt === null ? [] : [{ plan, at: plan.endsAt, isEnd: true }]),
  ])
  steps.sort((one, other) => one.at - other.at || one.plan.createdAt - other.plan.createdAt)
  for (const { plan, isEnd } of steps) {
    if (isEnd && !failing.has(plan.id)) release(held, plan)
    if (isEnd) continue
    const against = plan.changes.flatMap((change) => heldAgainst(held, change))
    const [first] = against
    if (!first) hold(held, plan.id, plan.changes)
    else
      failing.set(plan.id, {
        first: first.by,
        pointers: against.filter(({ by }) => by === first.by).map(({ pointer }) => pointer),
      })
  }
  return failing
}

function hold(held: Map<string, Held>, by: string, changes: readonly Change[]): void {
  for (const { pointer, after } of changes) held.set(pointer, { by, value: after })
}

/** At its end a plan takes back what nobody has touched since. */
function release(held: Map<string, Held>, { changes, id }: Plan): void {
  for (const { pointer, before } of changes)
    if (held.get(pointer)?.by === id) held.set(pointer, { by: id, value: before })
}

/** What stands in a change's way: another value in its field than it began from, or anything set around or inside it. */
function heldAgainst(held: ReadonlyMap<string, Held>, { pointer, before, after }: Change) {
  return [...held].flatMap(([place, { by, value }]) => {
    const isSame = place === pointer
    const isFine = isSame ? sameJson(value, before) || sameJson(value, after) : !touches(place, pointer)
    return isFine ? [] : [{ by, pointer }]
  })
}
