import type { HotelAmenity } from '../../../../../contract/types.ts'
import { Icon } from '../../../../../ui/icon.tsx'
import { iconPaths } from '../../../../../ui/icon-paths.ts'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import { amenityIcons } from './amenity-icons.ts'

/** A row of amenities, each with its icon if there is one. */
export function AmenityList({
  amenities,
  className,
}: {
  amenities: readonly HotelAmenity[]
  className?: string
}) {
  const text = useProductTexts()
  return (
    <ul className={className ?? 'flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted-foreground'}>
      {amenities.map((amenity) => (
        <li key={amenity} className="flex items-center gap-1.5">
          <Icon path={amenityIcons[amenity] ?? iconPaths.check} className="size-4" />
          {text(`amenity.${amenity}`)}
        </li>
      ))}
    </ul>
  )
}
