export interface Zone {
  id: string
  /** `Lisbon`. */
  city: string
  /** `Europe`, or where the city is in more words: `America, Argentina`. */
  region: string
}

/** Every time zone that this browser knows and somebody lives in, by city. */
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
  /** Those that stand first while nothing is typed. */
  near: readonly string[]
  /** What a zone is called in the person's language. */
  nameOf: (id: string) => string
}

/**
 * Takes what was typed and gives the zones whose city, region or identifier has it, cities that begin with it first; where
 * there are none, those whose name in the person's language does.
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
  // Naming all of them takes a while, and nobody types half a name who looks for a city.
  return found.length > 0 ? found : zones.filter(({ id }) => folded(nameOf(id)).includes(wanted))
}

/** How it is called in a language, and how far its clocks are from UTC now: `Western European Time`, `GMT+1`. */
export function zoneText(id: string, language: string, now = new Date()): { name: string; offset: string } {
  const part = (timeZoneName: 'longGeneric' | 'shortOffset') =>
    new Intl.DateTimeFormat(language, { timeZone: id, timeZoneName })
      .formatToParts(now)
      .find(({ type }) => type === 'timeZoneName')?.value ?? ''
  return { name: part('longGeneric'), offset: part('shortOffset') }
}

const folded = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('_', ' ').trim().toLowerCase()
