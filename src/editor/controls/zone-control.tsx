import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useApi } from '../../platform/api.tsx'
import { usePage } from '../../platform/page.tsx'
import { useFieldTexts } from '../layout/field-texts.ts'
import { schedulesQuery } from '../schedule/schedules-query.ts'
import { ComboBox } from './combo-box.tsx'
import type { ControlProps } from './control.ts'

const folded = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('_', ' ').trim().toLowerCase()

/** Milliseconds after which a change has reached the server. */
const SAVED_AFTER = 2000

/** The number of zones listed at once. */
const MOST = 40

/** A time zone, searched by city or name. Without one, that of the agency's town applies, and is shown. */
export function ZoneControl({ id, label, value, describedBy, onChange, onEnd }: ControlProps) {
  const { t } = useFieldTexts()
  const { language } = usePage()
  const [text, setText] = useState<string | null>(null)
  const zones = useMemo(allZones, [])
  const own = typeof value === 'string' ? value : null
  const derived = useDerivedZone(own)
  const found = useMemo(() => {
    if (text === null) return []
    // Before the user types, the likely ones.
    const here = Intl.DateTimeFormat().resolvedOptions().timeZone
    const near = [own, derived, here].filter((one) => one !== null)
    return foundZones(zones, text, { near, nameOf: (zone) => zoneText(zone, language).name })
  }, [zones, text, own, derived, language])
  const put = (zone: string | undefined) => {
    onChange(zone)
    onEnd()
  }
  const notes = () => {
    if (text !== null) return found.length === 0 ? t('zone.none') : ''
    return own ? Object.values(zoneText(own, language)).join(' · ') : ''
  }
  return (
    <ComboBox<Zone>
      {...{ id, describedBy, text, onText: setText }}
      name={label}
      chosen={own ? zoneOf(own).city : ''}
      placeholder={derived ? t('zone.ofTown', { city: zoneOf(derived).city }) : t('control.automatic')}
      items={found}
      keyOf={(zone) => zone.id}
      row={(zone) => <ZoneWords {...{ zone, language }} />}
      onChoose={(zone) => put(zone.id)}
      opensAtOnce
      most={MOST}
      note={notes()}
      onClear={own ? () => put(undefined) : undefined}
    />
  )
}

function ZoneWords({ zone: { id, city, region }, language }: { zone: Zone; language: string }) {
  const { name, offset } = zoneText(id, language)
  return (
    <>
      <span className="flex items-baseline justify-between gap-3">
        <bdi className="min-w-0 truncate">{city}</bdi>
        <bdi className="shrink-0 text-xs tabular-nums opacity-80">{offset}</bdi>
      </span>
      <span className="block truncate text-xs opacity-80">
        <bdi>{name}</bdi> · <bdi>{region}</bdi>
      </span>
    </>
  )
}

/** The time zone that applies without a choice; the server derives it. An answer for another zone is ignored. */
function useDerivedZone(own: string | null): string | null {
  const api = useApi()
  const query = useMemo(() => schedulesQuery(api), [api])
  const queries = useQueryClient()
  const { data, dataUpdatedAt } = useQuery(query)
  const [clearedAt, setClearedAt] = useState(0)
  const before = useRef(own)
  useEffect(() => {
    const wasOwn = before.current !== null
    before.current = own
    if (own !== null || !wasOwn) return
    setClearedAt(Date.now() + SAVED_AFTER)
    const timer = setTimeout(() => void queries.invalidateQueries({ queryKey: query.queryKey }), SAVED_AFTER)
    return () => clearTimeout(timer)
  }, [own, queries, query.queryKey])
  return own === null && data && dataUpdatedAt >= clearedAt ? data.timeZone : null
}

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

interface ZoneText {
  name: string
  offset: string
}

/** Milliseconds. Clocks change only at a quarter of an hour. */
const QUARTER = 900_000
const zoneTexts = { quarter: 0, known: new Map<string, ZoneText>() }

/** Returns a zone's name in a language and its current offset from UTC: `Western European Time`, `GMT+1`. */
export function zoneText(id: string, language: string, now = new Date()): ZoneText {
  const quarter = Math.floor(now.getTime() / QUARTER)
  if (zoneTexts.quarter !== quarter) zoneTexts.known.clear()
  zoneTexts.quarter = quarter
  const key = `${language} ${id}`
  const part = (timeZoneName: 'longGeneric' | 'shortOffset') =>
    new Intl.DateTimeFormat(language, { timeZone: id, timeZoneName })
      .formatToParts(now)
      .find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const text = zoneTexts.known.get(key) ?? { name: part('longGeneric'), offset: part('shortOffset') }
  zoneTexts.known.set(key, text)
  return text
}
