import { applyChanges, type Change, change, invertChanges } from './change.ts'
import { type JsonObject, sameJson } from './json.ts'
import { mergeChanges } from './merge-changes.ts'
import { isWithin, touches, valueAt } from './pointer.ts'
import { settingsDiff } from './settings-diff.ts'

/** A plan begins, or is taken back. */
export type PlanStep = 'start' | 'end'

/**
 * The fields of a version that one plan holds, each with the change that takes it back. `undo` applies to the version's settings
 * once the layers above this one (later in the list) are undone. A field whose value is the same below has equal `before` and
 * `after`: the plan still holds it when a plan below ends.
 */
export interface PlanLayer {
  /** The plan's id. */
  readonly plan: string
  readonly undo: readonly Change[]
}

/**
 * Takes a version's layers and settings, and the settings that a plan makes of them from its changes. Gives the layers of the
 * plan's version: the plan's own on top.
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

/** Gives the changes to fields that one of the layers holds. A plan holds them too, also where it sets the value that is there. */
export function heldChanges(layers: readonly PlanLayer[], changes: readonly Change[]): Change[] {
  const held = layers.flatMap(({ undo }) => undo.map(({ pointer }) => pointer))
  return changes.filter(({ pointer }) => held.some((one) => isWithin(one, pointer)))
}

/**
 * Gives the layers of a version that a person or an import makes from another. A field that differs comes from them from then
 * on, in every layer, even where they set the value that a plan set before.
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
    const kept = undo.flatMap((change) => {
      if (!touchesAny(change.pointer, touched)) return rebased(change, document)
      return touchesAny(change.pointer, above) ? [] : mergeChanges([change], document).changes
    })
    above.push(...undo.map(({ pointer }) => pointer))
    document = applied(document, kept)
    return { plan, undo: kept }
  })
  return filled(carried.toReversed())
}

/**
 * Takes a plan's layer out: gives the settings without what still comes from the plan, and the other layers. What a later
 * plan covers stays visible, and that plan's end then restores what was there before both.
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
  // The settings at each layer above, from those that the plan's publication left to the published ones.
  const levels = [document]
  for (const { undo } of upper.toReversed()) levels.unshift(applied(levels[0] ?? document, undo))
  let below = applied(levels[0] ?? document, layer.undo)
  let visible = layer.undo
  const changed = upper.map(({ plan: other, undo }, at) => {
    const level = levels[at + 1] ?? document
    // A merge cannot see that a value is this plan's where it is the same as below.
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
 * Gives the layers of the plans that are live. A plan that ended below another leaves its layer in the versions of before;
 * what visitors see of it came back with a restored version, and is no plan's any more.
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

/** The change on other settings; it holds its field also where nothing is left to take back. */
function rebased(one: Change, document: JsonObject): readonly Change[] {
  const { changes, conflicts } = mergeChanges([one], document)
  return changes.length > 0 || conflicts.length > 0 ? changes : [holding(document, one.pointer)]
}

/** Changes inside what is no longer there are left out. */
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
