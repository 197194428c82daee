import { applyChanges, type Change, changeTo, invertChanges } from './change.ts'
import type { JsonObject } from './json.ts'
import { mergeChanges } from './merge-changes.ts'
import { isWithin, valueAt } from './pointer.ts'
import { settingsDiff } from './settings-diff.ts'

/** A plan begins, or is taken back. */
export type PlanStep = 'start' | 'end'

/**
 * What a version still has from one plan's publication. `undo` applies to the version's settings once the layers above
 * this one (later in the list) are undone.
 */
export interface PlanLayer {
  /** The plan's id. */
  readonly plan: string
  readonly undo: readonly Change[]
}

/** Gives the layers of a version that a plan's publication makes from another: those of the other, and the plan's on top. */
export function startLayer(
  layers: readonly PlanLayer[],
  plan: string,
  before: JsonObject,
  after: JsonObject,
): PlanLayer[] {
  return filled([...layers, { plan, undo: invertChanges(settingsDiff(before, after)) }])
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
      const isTouchedAbove = overlaps(change.pointer, above) && overlaps(change.pointer, touched)
      return isTouchedAbove ? [] : mergeChanges([change], document).changes
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
    visible = mergeChanges(visible, level).changes
    const without = applied(level, visible)
    const settled = undo.flatMap((one) => {
      const isOver = layer.undo.some(({ pointer }) => isWithin(pointer, one.pointer))
      if (!isOver) return mergeChanges([one], without).changes
      return changeTo(without, one.pointer, valueAt(below, one.pointer)) ?? []
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

/** Changes inside what is no longer there are left out. */
function applied(document: JsonObject, changes: readonly Change[]): JsonObject {
  return changes.reduce((changed, change) => applyChanges(changed, [change]) ?? changed, document)
}

function overlaps(pointer: string, others: readonly string[]): boolean {
  return others.some((other) => isWithin(pointer, other) || isWithin(other, pointer))
}

function filled(layers: readonly PlanLayer[]): PlanLayer[] {
  return layers.filter(({ undo }) => undo.length > 0)
}
