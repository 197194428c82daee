import { usePage } from '@livery/platform'
import { useMemo, useState } from 'react'
import type { Activity } from '../../../../../contract/types.ts'
import { localeOf } from '../../../../../tenant/language.ts'
import { Icon } from '../../../../../ui/icon.tsx'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import { DeferredMap } from '../../../spine/map/deferred-map.tsx'
import { featureIcons } from '../cards/activity-icons.ts'
import { useVisitTexts } from '../cards/use-visit-texts.ts'
import { Section } from './content-sections.tsx'
import { ForeignText } from './foreign-text.tsx'

/** The label of a place of pickup, on the map and in the list: A, B, C. */
const pickupLabel = (index: number) => String.fromCodePoint(0x41 + (index % 26))

/** Where an activity begins, what it leads to and where it ends, on a map and as a list; and where pickup is possible. */
export function ActivityPlaces({ activity }: { activity: Activity }) {
  const text = useProductTexts()
  const [selected, setSelected] = useState<string | null>(null)
  const { places, pickup, city, position, contentLanguage } = activity
  const offers = useMemo(() => {
    const pinned = (all: Activity['places'], labelOf: (index: number) => string) =>
      all.flatMap(({ name, position: at }, index) => {
        const label = labelOf(index)
        return at ? [{ id: label, name, label, position: at }] : []
      })
    return [...pinned(places, (index) => String(index + 1)), ...pinned(pickup.places, pickupLabel)]
  }, [places, pickup.places])
  const center = useMemo(() => ({ name: city, position }), [city, position])
  return (
    <Section title={text('places.title')} id="places">
      <div className="grid gap-5 sm:grid-cols-2">
        <ol className="ms-3.5 grid content-start">
          {places.map((place, index) => (
            <li
              key={`${place.kind} ${place.name}`}
              className="relative border-s-2 border-border ps-6 pb-5 last:border-transparent last:pb-0"
            >
              <span
                aria-hidden="true"
                className="absolute -start-3.5 top-0 flex size-6.5 items-center justify-center rounded-full border border-brand-edge bg-primary text-xs font-bold text-primary-foreground tabular-nums"
              >
                {index + 1}
              </span>
              <PlaceLine {...{ place, contentLanguage }} />
            </li>
          ))}
        </ol>
        <div className="h-80">
          <DeferredMap {...{ center, offers }} selectedId={selected} onSelect={setSelected} />
        </div>
      </div>
      <PickupPlaces activity={activity} />
    </Section>
  )
}

interface PlaceLineProps {
  place: Activity['places'][number]
  contentLanguage: string
}

function PlaceLine({ place: { kind, name, address, minutes }, contentLanguage }: PlaceLineProps) {
  const text = useProductTexts()
  const visit = useVisitTexts()
  return (
    <>
      <p className="text-sm text-muted-foreground">{text(`place.${kind}`)}</p>
      <p className="font-semibold">
        <ForeignText language={contentLanguage}>{name}</ForeignText>
      </p>
      {address && <p className="text-sm text-muted-foreground">{address}</p>}
      {minutes !== undefined && minutes > 0 && (
        <p className="text-sm text-muted-foreground">{visit.duration({ from: minutes, to: minutes })}</p>
      )}
    </>
  )
}

/** Places of pickup with the time before the start, and how far away an own address may be. */
function PickupPlaces({ activity: { pickup, contentLanguage } }: { activity: Activity }) {
  const text = useProductTexts()
  const { agency, language } = usePage()
  const { offered, places, takesOwnAddress, radiusMiles } = pickup
  if (offered === 'none') return null
  const miles = radiusMiles?.toLocaleString(localeOf(language, agency), { maximumFractionDigits: 1 })
  return (
    <div className="mt-6 rounded-lg border bg-card p-4">
      <h3 className="flex items-center gap-2 font-bold">
        <Icon path={featureIcons.pickup} className="size-5 text-link" />
        {text(`pickup.${offered}`)}
      </h3>
      <ul className="mt-2 grid gap-x-6 gap-y-1 text-sm sm:grid-cols-2">
        {places.map(({ name, minutes }, index) => (
          <li key={name}>
            <span
              aria-hidden="true"
              className="me-2 inline-flex size-5.5 items-center justify-center rounded-full border border-brand-edge bg-primary text-xs font-bold text-primary-foreground"
            >
              {pickupLabel(index)}
            </span>
            <ForeignText language={contentLanguage}>{name}</ForeignText>
            {minutes !== undefined && (
              <span className="text-muted-foreground"> · {text('pickup.before', { count: minutes })}</span>
            )}
          </li>
        ))}
      </ul>
      {takesOwnAddress && (
        <p className="mt-2 text-sm text-muted-foreground">
          {miles === undefined ? text('pickup.own') : text('pickup.ownWithin', { miles })}
        </p>
      )}
    </div>
  )
}
