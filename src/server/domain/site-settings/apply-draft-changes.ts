import type { FieldError, Settings } from '../../../contract/types.ts'
import { type Change, changeTo } from '../../../tenant/settings/change.ts'
import { isObject, type Json, type JsonObject, own } from '../../../tenant/settings/json.ts'
import { isPlatformField } from '../../../tenant/settings/platform-fields.ts'
import { listKeys, pointerOf, stepsOf, valueAt, withValue } from '../../../tenant/settings/pointer.ts'
import { Problem } from '../../kernel/errors/problem.ts'
import type { Turn } from '../../kernel/limits/fair-limiter.ts'
import { describeErrors } from '../../kernel/validation/describe-errors.ts'
import { fieldName } from '../../kernel/validation/field-name.ts'
import { beginCleaning } from '../html/begin-cleaning.ts'
import type { AssetRepository } from '../pictures/asset.ts'
import { mediaTypes } from '../pictures/media-types.ts'
import { type Normalization, normalizeValue } from './normalize-value.ts'
import { settingsJson } from './settings-json.ts'
import { placeAt } from './settings-schema.ts'
import { validateSettings } from './validate-settings.ts'

/**
 * Maximum characters of the whole settings as JSON: about 200 articles of 5,000 characters. A save reads, compares
 * and stores all of them, and no step may block the event loop for more than 50 ms (decision 0014).
 */
export const MOST_SETTINGS_CHARACTERS = 1_200_000

const address = /^\/media\/([0-9a-f]{16})\.([a-z]{2,4})$/

const MOST_ERRORS = 20
/** Maximum depth of a value; settings are less deep, and deeper values could not be compared. */
const DEEPEST = 16

export interface RequestedChange {
  readonly pointer: string
  readonly after?: unknown
}

export interface ChangedDraft {
  settings: Settings
  /** As they are stored, without those that change nothing. */
  changes: Change[]
}

/**
 * Returns settings with all requested changes. Throws validation_failed (422) with each wrong field as tenant.json
 * names it; then no change is made. HTML is cleaned in the `turn` of the agency and its editor; an aborted `signal`
 * ends the work.
 */
export async function applyDraftChanges(
  before: Settings,
  requested: readonly RequestedChange[],
  assets: Pick<AssetRepository, 'find'>,
  turn: Turn,
  signal?: AbortSignal,
): Promise<ChangedDraft> {
  refuse(requested.flatMap(pointerErrors))
  const found: Normalization = { errors: [], pictures: [], cleaning: beginCleaning(turn, signal) }
  let after: JsonObject = settingsJson(before)
  for (const { pointer, after: requestedValue } of requested) {
    const steps = stepsOf(pointer) ?? []
    const place = placeAt(steps)
    const field = fieldName(pointer)
    const value = requestedValue as Json | undefined
    const stored =
      value === undefined || place === null ? value : await normalizeValue(value, place, field, found)
    refuse(found.errors)
    const changed = withValue(after, pointer, stored)
    if (changed === null) refuse([{ field, reason: missingReason(pointer) }])
    else after = changed
  }
  const { settings, errors } = validateSettings(
    before,
    after,
    requested.map(({ pointer }) => pointer),
  )
  refuse(errors)
  refuse(await missingPictures(found.pictures, assets))
  const json = settingsJson(settings)
  if (!fitsDraft(settings)) {
    const reason = `must have at most ${MOST_SETTINGS_CHARACTERS} characters all together, as JSON`
    refuse([{ field: 'settings', reason }])
  }
  const pointers = [...new Set(requested.map(({ pointer }) => pointer))]
  const changes = pointers.flatMap(
    (pointer) => changeTo(settingsJson(before), pointer, valueAt(json, pointer)) ?? [],
  )
  return { settings, changes }
}

/** What is wrong with a change before any of it is made. */
function pointerErrors({ pointer, after }: RequestedChange): FieldError[] {
  const field = fieldName(pointer)
  const steps = stepsOf(pointer)
  if (steps === null) return [{ field, reason: 'is not a field of the settings' }]
  if (isPlatformField(pointer)) return [{ field, reason: 'is set by the platform' }]
  if (placeAt(steps) === null) return [{ field, reason: unknownPlace(steps) }]
  if (isRenaming(steps, after)) {
    return [{ field, reason: 'identifies its entry; to change it, change the whole list' }]
  }
  if (isDeep(after)) return [{ field, reason: 'is nested too deeply' }]
  return []
}

function unknownPlace(steps: readonly string[]): string {
  const list = steps.findIndex((_, at) => placeAt(steps.slice(0, at))?.schema.type === 'array')
  const isInside = list > 0 && listKeys[pointerOf(steps.slice(0, list))] === undefined
  return isInside ? 'is inside a list that changes as a whole' : 'is not a known field'
}

function missingReason(pointer: string): string {
  const isItem = Object.keys(listKeys).some((list) => pointer.startsWith(`${list}/`))
  return isItem ? 'is not an entry of the list; to add one, change the whole list' : 'has no place there'
}

/** An entry keeps the name by which it is addressed. */
function isRenaming(steps: readonly string[], after: unknown): boolean {
  const last = steps.at(-1)
  if (listKeys[pointerOf(steps.slice(0, -2))] === last) return true
  const key = listKeys[pointerOf(steps.slice(0, -1))]
  if (key === undefined || after === undefined) return false
  return !isObject(after as Json) || own(after as JsonObject, key) !== last
}

/** Without recursion, which excessive depth would overflow. */
function isDeep(value: unknown): boolean {
  const inner = (values: unknown[]) =>
    values.filter((one) => typeof one === 'object' && one !== null) as object[]
  let level = inner([value])
  for (let depth = 1; depth < DEEPEST && level.length > 0; depth += 1) {
    level = level.flatMap((one) => inner(Object.values(one)))
  }
  return level.length > 0
}

function refuse(errors: readonly FieldError[]): void {
  if (errors.length === 0) return
  const reported = errors.slice(0, MOST_ERRORS)
  throw new Problem({ code: 'validation_failed', detail: describeErrors(reported), errors: reported })
}

/**
 * Returns an error for each named picture that the agency does not have. A person's portrait does not count, because
 * they may remove it.
 */
async function missingPictures(
  pictures: readonly { field: string; address: string }[],
  assets: Pick<AssetRepository, 'find'>,
): Promise<FieldError[]> {
  const errors: FieldError[] = []
  for (const picture of pictures) {
    const [, hash = '', extension = ''] = address.exec(picture.address) ?? []
    const asset = await assets.find(hash)
    const isThere = asset && !asset.isPortrait && mediaTypes[extension] === asset.contentType.split(';')[0]
    if (isThere) continue
    errors.push({
      field: picture.field,
      reason: 'must be the address of a picture that was stored for this agency',
    })
  }
  return errors
}

/** Whether settings are short enough to be stored as a draft. */
export function fitsDraft(settings: Settings): boolean {
  return JSON.stringify(settings).length <= MOST_SETTINGS_CHARACTERS
}
