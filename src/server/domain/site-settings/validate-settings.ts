import type { ErrorObject } from 'ajv/dist/2020.js'
import type { FieldError, LanguageCode, Settings } from '../../../contract/types.ts'
import { isList, isObject, type Json, type JsonObject, own, sameJson } from '../../../tenant/settings/json.ts'
import { listKeys, pointerOf, stepsOf, valueAt } from '../../../tenant/settings/pointer.ts'
import { fieldErrors } from '../../kernel/validation/field-errors.ts'
import { fillingValidators } from '../../kernel/validation/filling-validators.ts'
import { targetErrors } from '../../kernel/validation/target-errors.ts'
import { timeZoneErrors } from '../../kernel/validation/time-zone-errors.ts'
import { checkWording } from '../tenant-folders/check-wording.ts'
import { plainWording } from './files/plain-wording.ts'
import { settingsJson } from './settings-json.ts'

const languages: LanguageCode[] = ['en', 'pt', 'es', 'da', 'no', 'de', 'ar', 'fr', 'sv']

export interface ValidatedSettings {
  /** With defaults filled in. */
  settings: Settings
  /** What is wrong with the changes and was not wrong before. */
  errors: readonly FieldError[]
}

/**
 * Returns the filled settings after changes, with what is wrong: in changed fields, and elsewhere only if it was
 * right before. Values that an earlier release allowed are not reported here, but prevent publishing. Rules between
 * fields are checked elsewhere.
 */
export function validateSettings(
  before: Settings,
  after: JsonObject,
  pointers: readonly string[],
): ValidatedSettings {
  const settings = structuredClone(after) as unknown as Settings
  const paths = pointers.map((pointer) => indexPath(after, pointer))
  const isChanged = (path: string) => paths.some((one) => isWithin(path, one) || isWithin(one, path))
  const found = schemaErrors(settings)
  if (found.length > 0) {
    const old = new Set(schemaErrors(structuredClone(before)).map(pathOf))
    const wrong = found.filter((error) => isChanged(pathOf(error)) || !old.has(pathOf(error)))
    if (wrong.length > 0) return { settings, errors: fieldErrors(wrong, 'settings', true) }
  }
  const touches = (start: string) => pointers.some((pointer) => isWithin(pointer, start))
  const errors = [
    ...(touches('/agency/returnUrl') || touches('/links') ? targetErrors(settings) : []),
    ...(touches('/agency/timeZone') ? timeZoneErrors(settings) : []),
    ...(touches('/wording') ? wordingErrors(before, settings) : []),
  ]
  return { settings, errors }
}

/** Returns the violations of the contract's schema, and fills in defaults. */
export function schemaErrors(settings: unknown): ErrorObject[] {
  const validate = fillingValidators('components/schemas/Settings')
  return validate?.(settings) ? [] : (validate?.errors ?? [])
}

/** Of the changed texts alone; which languages exist is a rule between fields. */
function wordingErrors(before: Settings, { wording }: Settings): FieldError[] {
  const given = wording as Partial<Record<LanguageCode, Record<string, string>>>
  const fresh = Object.entries(given).map(([language, words]) => {
    const known = (valueAt(settingsJson(before), `/wording/${language}`) ?? {}) as JsonObject
    const changed = Object.entries(words).filter(([key, text]) => !sameJson(own(known, key), text))
    return [language, Object.fromEntries(changed)] as const
  })
  const prefixed = fresh.flatMap(([language, words]) =>
    Object.keys(words)
      .filter((key) => key.startsWith('shell/'))
      .map((key) => ({ field: `wording.${language}.${key}`, reason: 'is written without shell/' })),
  )
  // Here keys of the shell have no prefix, even if another part has the same key.
  const { problems } = checkWording(plainWording(Object.fromEntries(fresh)), languages)
  return [
    ...prefixed,
    ...problems.map(({ field, reason }) => ({ field: field.replace('shell/', ''), reason })),
  ]
}

/** Missing and unknown fields are reported at their object, but concern the field. */
function pathOf({ instancePath, keyword, params }: ErrorObject): string {
  if (keyword === 'required') return instancePath + pointerOf([String(params.missingProperty)])
  if (keyword === 'additionalProperties') return instancePath + pointerOf([String(params.additionalProperty)])
  return instancePath
}

function isWithin(path: string, outer: string): boolean {
  return path === outer || path.startsWith(`${outer}/`)
}

/** The place as validators name it, with indexes for list entries; for an absent entry its list. */
function indexPath(document: JsonObject, pointer: string): string {
  const steps = stepsOf(pointer) ?? []
  const path: string[] = []
  let value: Json | undefined = document
  for (const [at, step] of steps.entries()) {
    if (isList(value)) {
      const key = listKeys[pointerOf(steps.slice(0, at))]
      const index: number = value.findIndex(
        (item) => isObject(item) && key !== undefined && own(item, key) === step,
      )
      if (index === -1) return pointerOf(path)
      path.push(String(index))
      value = value[index]
    } else {
      path.push(step)
      value = isObject(value) ? own(value, step) : undefined
    }
  }
  return pointerOf(path)
}
