import { usePage } from '@livery/platform'
import { Button } from '../../../../ui/button.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { useProductTexts } from '../formatting/use-product-texts.ts'
import { type GeoPosition, type MapPoint, type MapSize, type MapView, unproject } from './projection.ts'
import { type MappedTown, useMapTiles } from './use-map-tiles.ts'
import { visibleTiles } from './visible-tiles.ts'

/** A place that the visitor chose by moving the map. */
export interface MapArea {
  name: string
  position: GeoPosition
}

interface AreaSearchProps {
  /** The map's origin. */
  position: GeoPosition
  view: MapView
  size: MapSize
  onArea: (area: MapArea) => void
}

/** Share of the map by which its middle has moved before another search makes sense. */
const LEAST_MOVE = 0.25

/** Button that searches around the middle of the map; shown once the visitor has moved the map away from the search. */
export function AreaSearch({ position, view, size, onArea }: AreaSearchProps) {
  const text = useProductTexts()
  const { language } = usePage()
  const tiles = useMapTiles(visibleTiles(position, view, size), language)
  if (Math.hypot(view.x, view.y) * view.scale < LEAST_MOVE * Math.min(size.width, size.height)) return null
  const choose = () => {
    const reach = Math.max(size.width, size.height) / 2 / view.scale
    const town = nearestTown(tiles?.towns ?? [], view, reach)
    onArea({ name: town?.name ?? text('map.area'), position: unproject(position, view) })
  }
  return (
    <Button variant="outline" size="small" onClick={choose} className="rounded-full bg-card shadow-float">
      <Icon name="search" className="size-4" />
      {text('map.searchArea')}
    </Button>
  )
}

/** Returns the town nearest to a point of the map, or null if none is within `reach` miles. */
export function nearestTown(
  towns: readonly MappedTown[],
  { x, y }: MapPoint,
  reach: number,
): MappedTown | null {
  const distance = (town: MappedTown) => Math.hypot(town.x - x, town.y - y)
  const [nearest] = towns.toSorted((a, b) => distance(a) - distance(b))
  return nearest && distance(nearest) <= reach ? nearest : null
}
