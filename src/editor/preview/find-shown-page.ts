import type { PreviewPlace } from '../../contract/preview-messages.ts'
import type { JsonObject } from '../../tenant/settings/json.ts'
import { type Place, places, unseen } from './places.ts'
import type { PreviewDevice } from './use-preview-view.ts'

/** A page, and what on it shows a setting. */
export interface ShownAt extends Pick<Place, 'selector' | 'otherwise' | 'role' | 'device'> {
  readonly path: string
}

const isWithin = (pointer: string, place: string) => pointer === place || pointer.startsWith(`${place}/`)

/** Whether no page shows a setting to the eye. */
export function isUnseen(pointer: string): boolean {
  return Object.keys(unseen).some((one) => isWithin(pointer, one))
}

/** Takes a setting's pointer and the settings, and gives where it shows; null where nothing does. */
export function findShownPage(pointer: string, settings: JsonObject): ShownAt | null {
  const place = places.find((one) => isWithin(pointer, one.pointer))
  if (!place || isUnseen(pointer)) return null
  const { selector, otherwise, role, device } = place
  const path = pathOf(place, settings)
  if (path === null) return null
  return { path: path === '*' ? '/' : path, selector, ...clean({ otherwise, role, device }) }
}

/** Takes pointers and the settings, and gives the page that shows all of them, but for what no page shows; null where there is no one page. */
export function onePage(pointers: readonly string[], settings: JsonObject): string | null {
  const pathsOf = (pointer: string) => {
    const place = places.find((one) => isWithin(pointer, one.pointer))
    return place ? pathOf(place, settings) : null
  }
  const [path = null, ...others] = new Set(pointers.filter((one) => !isUnseen(one)).map(pathsOf))
  return others.length > 0 || path === '*' ? null : path
}

/** What a press on the page at a path means, on a device: selectors, each with the setting it shows and its name; the first that fits counts. */
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
