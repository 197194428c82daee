export interface Zone {
  id: string
  /** `Lisbon`. */
  city: string
  /** `Europe`, or the remaining parts of a longer name: `America, Argentina`. */
  region: string
}

/** Every inhabited time zone that this browser knows, by city. */
export function allZones(): readonly Zone[] {
  return Intl.supportedValuesOf('timeZone')
    .filter((id) => id.includes('/') && !id.startsWith('Etc/'))
    .map(zoneOf)
    .sort((one, other) => one.city.localeCompare(other.city))
}

export function zoneOf(id: string): Zone {
  const parts = id.replaceAll('_', ' ').split('/')
  return { id, city: parts.at(-1) ?? id, region: parts.slice(0, -1).join(', ') }
}

interface FindOptions {
  /** The zones listed first before any typing. */
  near: readonly string[]
  /** The zone's name in the user's language. */
  nameOf: (id: string) => string
}

/**
 * Returns the zones whose city, region or identifier contains the typed text, prefix matches of the city first; if
 * there are none, those whose name in the user's language contains it.
 */
export function foundZones(
  zones: readonly Zone[],
  text: string,
  { near, nameOf }: FindOptions = { near: [], nameOf: () => '' },
): readonly Zone[] {
  const wanted = folded(text)
  if (wanted === '') {
    const first = [...new Set(near)].flatMap((id) => zones.find((zone) => zone.id === id) ?? [])
    return [...first, ...zones.filter((zone) => !first.includes(zone))]
  }
  const rank = ({ id, city, region }: Zone) => {
    if (folded(city).startsWith(wanted)) return 0
    return folded(`${city} ${region} ${id}`).includes(wanted) ? 1 : 2
  }
  const found = zones
    .map((zone) => ({ zone, rank: rank(zone) }))
    .filter((one) => one.rank < 2)
    .sort((one, other) => one.rank - other.rank)
    .map(({ zone }) => zone)
  // Naming all zones is slow, and a search for a city does not need the names.
  return found.length > 0 ? found : zones.filter(({ id }) => folded(nameOf(id)).includes(wanted))
}

/** Returns a zone's name in a language and its current offset from UTC: `Western European Time`, `GMT+1`. */
export function zoneText(id: string, language: string, now = new Date()): { name: string; offset: string } {
  const part = (timeZoneName: 'longGeneric' | 'shortOffset') =>
    new Intl.DateTimeFormat(language, { timeZone: id, timeZoneName })
      .formatToParts(now)
      .find(({ type }) => type === 'timeZoneName')?.value ?? ''
  return { name: part('longGeneric'), offset: part('shortOffset') }
}

const folded = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('_', ' ').trim().toLowerCase()
