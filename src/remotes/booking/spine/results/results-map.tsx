import { useSearchParams } from '@livery/platform'
import { type ReactNode, useMemo } from 'react'
import { placePairs } from '../../../../tenant/search-address.ts'
import { Button } from '../../../../ui/button.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { Link } from '../../../../ui/link.tsx'
import { Picture } from '../../../../ui/picture.tsx'
import { useProductTexts } from '../formatting/use-product-texts.ts'
import { shortPlace } from '../head/page-title.ts'
import type { MapArea } from '../map/area-search.tsx'
import { DeferredMap } from '../map/deferred-map.tsx'
import type { MappedOffer, OfferMapProps } from '../map/offer-map.tsx'
import type { GeoPosition } from '../map/projection.ts'
import type { HoverStore } from './hover-store.ts'
import { withView } from './results-view.ts'

interface ResultsMapProps extends Pick<OfferMapProps, 'neighbours'> {
  offers: readonly MappedOffer[]
  /** Name of the search's place, with its region and country. */
  place: string
  position: GeoPosition
  hover: HoverStore
  selected: string | null
  onSelect: (id: string | null) => void
  /** True if the address has the place of the search, so that the map can search around its middle. */
  searchesArea?: boolean
  /** Card of the selected offer. */
  children: ReactNode
}

/** Map of the listed offers around the place of the search. */
export function ResultsMap(props: ResultsMapProps) {
  const { place, position, selected, searchesArea = false, ...map } = props
  const [params, setParams] = useSearchParams()
  const { latitude, longitude } = position
  const center = useMemo(
    () => ({ name: shortPlace(place), position: { latitude, longitude } }),
    [place, latitude, longitude],
  )
  const search = ({ name, position: { latitude, longitude } }: MapArea) => {
    const pairs = placePairs({ destination: name, latitude, longitude })
    setParams(withView(params, { ...Object.fromEntries(pairs), page: null, selected: null }), {
      preventScrollReset: true,
    })
  }
  return (
    <DeferredMap
      // Each place starts with its own view.
      key={`${latitude} ${longitude}`}
      {...map}
      {...{ center }}
      selectedId={selected}
      onArea={searchesArea ? search : undefined}
    />
  )
}

interface CloseCardProps {
  onClose: () => void
}

/** Button in the corner of the selected offer's card. */
export function CloseCard({ onClose }: CloseCardProps) {
  const text = useProductTexts()
  return (
    <Button
      variant="ghost"
      square
      aria-label={text('map.close')}
      onClick={onClose}
      className="absolute end-0.5 top-0.5 z-10"
    >
      <Icon name="close" className="size-4.5" />
    </Button>
  )
}

interface SelectedOfferProps extends CloseCardProps {
  picture: string
  href: string
  title: ReactNode
  /** Above the title. */
  above?: ReactNode
  /** Rating and price. */
  children: ReactNode
}

/** Small card of the offer that is selected on the map; all of it links to the offer's page. */
export function SelectedOffer({ picture, href, title, above, children, onClose }: SelectedOfferProps) {
  return (
    <div className="relative mx-auto grid max-w-md animate-rise grid-cols-[6.5rem_1fr] overflow-hidden rounded-lg border bg-popover text-popover-foreground shadow-float">
      <div className="relative">
        <Picture
          src={picture}
          fallback="/scenes/fallback.svg"
          alt=""
          className="absolute inset-0 size-full object-cover"
        />
      </div>
      <div className="grid gap-1 p-3 pe-12">
        {above}
        <Link
          href={href}
          className="line-clamp-2 leading-snug font-bold after:absolute after:inset-0 hover:underline"
        >
          {title}
        </Link>
        {children}
      </div>
      <CloseCard onClose={onClose} />
    </div>
  )
}
