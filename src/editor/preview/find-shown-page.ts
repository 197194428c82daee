import type { PreviewPlace } from '../../contract/preview-messages.ts'
import type { JsonObject } from '../../tenant/settings/json.ts'
import { type Place, places, unseen } from './places.ts'
import type { PreviewDevice } from './use-preview-view.ts'

/** A page, and the element on it that shows a setting. */
export interface ShownAt extends Pick<Place, 'selector' | 'otherwise' | 'role' | 'device'> {
  readonly path: string
}

const isWithin = (pointer: string, place: string) => pointer === place || pointer.startsWith(`${place}/`)

/** True if no page visibly shows the setting. */
export function isUnseen(pointer: string): boolean {
  return Object.keys(unseen).some((one) => isWithin(pointer, one))
}

/** Returns where a setting appears; null if nowhere. */
export function findShownPage(pointer: string, settings: JsonObject): ShownAt | null {
  const place = places.find((one) => isWithin(pointer, one.pointer))
  if (!place || isUnseen(pointer)) return null
  const { selector, otherwise, role, device } = place
  const path = pathOf(place, settings)
  if (path === null) return null
  return { path: path === '*' ? '/' : path, selector, ...clean({ otherwise, role, device }) }
}

/** Returns the one page that shows all given settings, ignoring invisible ones; null if there is no such page. */
export function onePage(pointers: readonly string[], settings: JsonObject): string | null {
  const pathsOf = (pointer: string) => {
    const place = places.find((one) => isWithin(pointer, one.pointer))
    return place ? pathOf(place, settings) : null
  }
  const [path = null, ...others] = new Set(pointers.filter((one) => !isUnseen(one)).map(pathsOf))
  return others.length > 0 || path === '*' ? null : path
}

/**
 * Returns what a press selects on a page and device: selectors, each with its setting and name; the first match
 * counts.
 */
export function pickedAt(
  path: string,
  settings: JsonObject,
  device: PreviewDevice,
  nameOf: (pointer: string) => string,
): readonly PreviewPlace[] {
  const page = path.split(/[?#]/)[0]
  return places
    .filter((place) => !place.isLedToOnly && (place.device === undefined || place.device === device))
    .filter((place) => ['*', page].includes(pathOf(place, settings) ?? ''))
    .map(({ selector, pointer }) => [selector, pointer, nameOf(pointer)])
}

const pathOf = ({ path }: Place, settings: JsonObject) => (typeof path === 'string' ? path : path(settings))

function clean<Part extends object>(part: Part): { [Name in keyof Part]?: NonNullable<Part[Name]> } {
  return Object.fromEntries(Object.entries(part).filter(([, value]) => value !== undefined)) as never
}
