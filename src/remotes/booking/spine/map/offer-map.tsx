import { type ReactNode, useCallback, useMemo, useRef } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { moreIconPaths } from '../../../../ui/more-icon-paths.ts'
import { useProductTexts } from '../formatting/use-product-texts.ts'
import type { HoverStore } from '../results/hover-store.ts'
import { AreaSearch, type MapArea } from './area-search.tsx'
import { FullScreen } from './full-screen.tsx'
import { MapGround } from './map-ground.tsx'
import { clusterPins, MapPin, type Pin, type PinGroup } from './map-pin.tsx'
import { type GeoPosition, NARROWEST, project, toScreen } from './projection.ts'
import { useMapView } from './use-map-view.ts'

export interface MappedOffer extends Pin {
  position: GeoPosition
}

type Neighbour = GeoPosition & { readonly name: string }

export interface OfferMapProps {
  center: { name: string; position: GeoPosition }
  /** Most important first: that one stays visible where pins would overlap. */
  offers: readonly MappedOffer[]
  hover: HoverStore
  selectedId: string | null
  onSelect: (id: string | null) => void
  /** Towns around the place, by name. */
  neighbours?: readonly Neighbour[] | undefined
  /** True to keep the place in view together with the offers. */
  withCenter?: boolean
  /** Searches around the middle of the map; missing if the page cannot. */
  onArea?: ((area: MapArea) => void) | undefined
  /** The selected offer's card, at the foot of the map. */
  children?: ReactNode
}

const noNeighbours: readonly Neighbour[] = []
const ROOM = { width: 104, height: 44 }
/** Cross hairs. */
const fitPath =
  'M12 4v3.5M12 16.5V20M4 12h3.5M16.5 12H20M12 18.5a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM12 13a1 1 0 1 0 0-2 1 1 0 0 0 0 2Z'

/**
 * Map of offers on land and water of the site's own tiles. Wheel, drag, pinch, keys and buttons move it; its pins are
 * a list of buttons.
 */
export function OfferMap({
  center,
  offers,
  hover,
  selectedId,
  onSelect,
  neighbours = noNeighbours,
  withCenter,
  onArea,
  children,
}: OfferMapProps) {
  const text = useProductTexts()
  const surface = useRef<HTMLDivElement>(null)
  const section = useRef<HTMLElement>(null)
  const pins = useMemo(
    () => offers.map((offer) => ({ ...offer, ...project(center.position, offer.position) })),
    [offers, center.position],
  )
  const seen = useMemo(() => (withCenter ? [...pins, { x: 0, y: 0 }] : pins), [pins, withCenter])
  const towns = useMemo(
    () => neighbours.map((town) => ({ name: town.name, population: 0, ...project(center.position, town) })),
    [neighbours, center.position],
  )
  const map = useMapView(surface, seen)
  const scale = map?.view.scale
  const groups = useMemo(
    () => (scale === undefined ? [] : clusterPins(inFront(pins, selectedId), scale, ROOM)),
    [pins, scale, selectedId],
  )
  const byId = useMemo(() => new Map(pins.map((pin) => [pin.id, pin])), [pins])
  const fitTo = map?.fit
  const press = useCallback(
    ({ id, ids }: PinGroup) => {
      const isAlone = ids.length === 1 || scale === NARROWEST
      if (isAlone) onSelect(id)
      else fitTo?.(ids.flatMap((one) => byId.get(one) ?? []))
    },
    [scale, onSelect, fitTo, byId],
  )
  const many = useCallback((count: number, label: string) => text('map.many', { count, label }), [text])
  const origin = map && toScreen({ x: 0, y: 0 }, map.view, map.size)
  return (
    <section
      ref={section}
      aria-label={text('map.label')}
      className="relative size-full overflow-hidden rounded-xl border map-water has-[>[role=application]:focus-visible]:outline-2 has-[>[role=application]:focus-visible]:outline-offset-2 has-[>[role=application]:focus-visible]:outline-ring"
    >
      <div
        ref={surface}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: its keys pan the map
        tabIndex={0}
        role="application"
        aria-label={text('map.keys')}
        className="absolute inset-0 cursor-grab touch-none outline-none active:cursor-grabbing"
      >
        {map && origin && (
          <>
            <MapGround
              view={map.view}
              size={map.size}
              center={center.name}
              position={center.position}
              neighbours={towns}
              pins={groups}
              distance={(miles) => text('map.miles', { miles })}
            />
            {/* East is on the right in every language. */}
            <ul
              dir="ltr"
              className="absolute start-0 top-0"
              style={{ translate: `${origin.x}px ${origin.y}px` }}
            >
              {groups.map((group) => {
                const pin = byId.get(group.id)
                return (
                  pin && (
                    <MapPin
                      key={group.id}
                      {...{ group, pin, hover }}
                      many={many}
                      label={groupLabel(group, byId, selectedId)}
                      scale={map.view.scale}
                      isSelected={group.id === selectedId}
                      onPress={press}
                    />
                  )
                )
              })}
            </ul>
          </>
        )}
      </div>
      <div className="absolute end-3 top-3 grid gap-2">
        <Button variant="outline" square aria-label={text('map.nearer')} onClick={() => map?.zoom(1.6)}>
          <Icon path={moreIconPaths.plus} />
        </Button>
        <Button variant="outline" square aria-label={text('map.farther')} onClick={() => map?.zoom(1 / 1.6)}>
          <Icon path={moreIconPaths.minus} />
        </Button>
        <Button variant="outline" square aria-label={text('map.fit')} onClick={() => map?.fit()}>
          <Icon path={fitPath} />
        </Button>
        <FullScreen element={section} />
      </div>
      {onArea && map?.isMoved && (
        <div className="pointer-events-none absolute inset-x-16 top-3 flex justify-center *:pointer-events-auto">
          <AreaSearch position={center.position} view={map.view} size={map.size} onArea={onArea} />
        </div>
      )}
      <a
        href="https://www.openstreetmap.org/copyright"
        target="_blank"
        rel="noreferrer"
        className="map-source absolute start-0 bottom-0"
      >
        {text('map.source')}
      </a>
      {children && <div className="absolute inset-x-3 bottom-3">{children}</div>}
    </section>
  )
}

/** Moves the selected pin to the front, so that no other hides it. */
function inFront<One extends { id: string }>(pins: readonly One[], id: string | null): readonly One[] {
  const chosen = pins.find((pin) => pin.id === id)
  return chosen ? [chosen, ...pins.filter((pin) => pin !== chosen)] : pins
}

/**
 * Returns a pin's label: the lowest price of its group. Its own price if its offer is selected, to match the card, or
 * if prices are hidden.
 */
export function groupLabel(
  { id, ids }: PinGroup,
  pins: ReadonlyMap<string, Pin>,
  selectedId: string | null,
): string {
  const own = pins.get(id)
  const priced = ids.flatMap((one) => pins.get(one) ?? []).filter(({ price }) => price !== undefined)
  const [cheapest] = priced.toSorted((a, b) => (a.price ?? 0) - (b.price ?? 0))
  const shown = id === selectedId ? own : (cheapest ?? own)
  return shown?.label ?? ''
}
