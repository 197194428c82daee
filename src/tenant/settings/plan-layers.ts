import { applyChanges, type Change, change, invertChanges } from './change.ts'
import { type JsonObject, sameJson } from './json.ts'
import { mergeChanges } from './merge-changes.ts'
import { isWithin, touches, valueAt } from './pointer.ts'
import { settingsDiff } from './settings-diff.ts'

/** A plan starts, or is reverted. */
export type PlanStep = 'start' | 'end'

/**
 * The fields of a version that one plan holds, with the changes that revert them. `undo` applies to the version's
 * settings after the layers above (later in the list) are undone. A field with the same value below has equal
 * `before` and `after`: the plan still holds it when a plan below ends.
 */
export interface PlanLayer {
  /** The plan's id. */
  readonly plan: string
  readonly undo: readonly Change[]
}

/**
 * Returns the layers of a plan's version, with the plan's own on top, from the previous layers and settings and the
 * plan's changes.
 */
export function startLayer(
  layers: readonly PlanLayer[],
  plan: string,
  before: JsonObject,
  after: JsonObject,
  changes: readonly Change[],
): PlanLayer[] {
  const made = settingsDiff(before, after)
  const held = heldChanges(layers, changes)
    .filter(({ pointer }) => !made.some((one) => touches(one.pointer, pointer)))
    .map(({ pointer }) => holding(after, pointer))
  return filled([...layers, { plan, undo: [...invertChanges(made), ...held] }])
}

/**
 * Returns the changes of fields that one of the layers holds. A plan also holds a field that it sets to the existing
 * value.
 */
export function heldChanges(layers: readonly PlanLayer[], changes: readonly Change[]): Change[] {
  const held = layers.flatMap(({ undo }) => undo.map(({ pointer }) => pointer))
  return changes.filter(({ pointer }) => held.some((one) => isWithin(one, pointer)))
}

/**
 * Returns the layers of a version made by a person or an import. A field that differs belongs to them from that
 * version on, in every layer, even if a plan had set the same value before.
 */
export function carryLayers(
  layers: readonly PlanLayer[],
  before: JsonObject,
  after: JsonObject,
): PlanLayer[] {
  const touched = settingsDiff(before, after).map(({ pointer }) => pointer)
  const above: string[] = []
  let document = after
  const carried = layers.toReversed().map(({ plan, undo }) => {
    const remaining = undo.flatMap((change) => {
      if (!touchesAny(change.pointer, touched)) return rebased(change, document)
      return touchesAny(change.pointer, above) ? [] : mergeChanges([change], document).changes
    })
    above.push(...undo.map(({ pointer }) => pointer))
    document = applied(document, remaining)
    return { plan, undo: remaining }
  })
  return filled(carried.toReversed())
}

/**
 * Removes a plan's layer: returns the settings without the values that still come from it, and the other layers. A
 * value covered by a later plan stays visible; that plan's end restores the value before both.
 */
export function endLayer(
  document: JsonObject,
  layers: readonly PlanLayer[],
  plan: string,
): { document: JsonObject; layers: readonly PlanLayer[] } {
  const index = layers.findIndex((layer) => layer.plan === plan)
  const layer = layers[index]
  if (layer === undefined) return { document, layers }
  const upper = layers.slice(index + 1)
  // The settings at each layer above, from those after the plan's publication to the published ones.
  const levels = [document]
  for (const { undo } of upper.toReversed()) levels.unshift(applied(levels[0] ?? document, undo))
  let below = applied(levels[0] ?? document, layer.undo)
  let visible = layer.undo
  const changed = upper.map(({ plan: other, undo }, at) => {
    const level = levels[at + 1] ?? document
    // A merge cannot tell that a value belongs to this plan if the value below is equal.
    const equal = undo.filter(isEqual)
    const uncovered = visible.filter(({ pointer }) => !equal.some((one) => isWithin(pointer, one.pointer)))
    visible = mergeChanges(uncovered, level).changes
    const without = applied(level, visible)
    const settled = undo.flatMap((one) => {
      const isOver = layer.undo.some(({ pointer }) => isWithin(pointer, one.pointer))
      if (!isOver) return rebased(one, without)
      return change(one.pointer, valueAt(without, one.pointer), valueAt(below, one.pointer))
    })
    below = without
    return { plan: other, undo: settled }
  })
  return { document: below, layers: filled([...layers.slice(0, index), ...changed]) }
}

/**
 * Returns the layers of live plans. A plan that ended below another leaves its layer in earlier versions; if such a
 * version is restored, its values no longer belong to a plan.
 */
export function liveLayers(
  document: JsonObject,
  layers: readonly PlanLayer[],
  isLive: (plan: string) => boolean,
): readonly PlanLayer[] {
  return layers
    .filter(({ plan }) => !isLive(plan))
    .reduce((left, { plan }) => {
      const ended = endLayer(document, left, plan)
      return carryLayers(ended.layers, ended.document, document)
    }, layers)
}

const isEqual = ({ before, after }: Change) => sameJson(before, after)

const holding = (document: JsonObject, pointer: string) =>
  change(pointer, valueAt(document, pointer), valueAt(document, pointer))

/** The change applied to other settings; it still holds its field if nothing is left to revert. */
function rebased(one: Change, document: JsonObject): readonly Change[] {
  const { changes, conflicts } = mergeChanges([one], document)
  return changes.length > 0 || conflicts.length > 0 ? changes : [holding(document, one.pointer)]
}

/** Changes inside a field that no longer exists are dropped. */
function applied(document: JsonObject, changes: readonly Change[]): JsonObject {
  return changes.reduce(
    (changed, one) => (isEqual(one) ? changed : (applyChanges(changed, [one]) ?? changed)),
    document,
  )
}

function touchesAny(pointer: string, others: readonly string[]): boolean {
  return others.some((other) => touches(pointer, other))
}

function filled(layers: readonly PlanLayer[]): PlanLayer[] {
  return layers.filter(({ undo }) => undo.length > 0)
}

/**
 * Returns the settings that a plan would publish at its start; or, if fields changed since the plan was made, these
 * conflicts, which only a person can decide.
 */
export function plannedDocument(
  current: JsonObject,
  changes: readonly Change[],
): { document: JsonObject } | { conflicts: string[] } {
  const merged = mergeChanges(changes, current)
  if (merged.conflicts.length > 0) return { conflicts: merged.conflicts.map(({ pointer }) => pointer) }
  let document = current
  for (const change of merged.changes) {
    const changed = applyChanges(document, [change])
    if (changed === null) return { conflicts: [change.pointer] }
    document = changed
  }
  return { document }
}
