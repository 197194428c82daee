import type { HotelAmenity } from '../../../../../contract/types.ts'
import { Icon } from '../../../../../ui/icon.tsx'
import { iconPaths } from '../../../../../ui/icon-paths.ts'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import { mealsIcon } from '../vocabulary/boards.ts'

/** Icons of amenities, drawn on the same grid and with the same stroke as the other icons. */
export const amenityIcons: Readonly<Partial<Record<HotelAmenity, string>>> = {
  wifi: 'M3 9.5a13 13 0 0 1 18 0M6.2 13a8.4 8.4 0 0 1 11.6 0M9.3 16.4a3.9 3.9 0 0 1 5.4 0M12 19.6h.1',
  pool: 'M3 17.5c1.5 0 1.5-1 3-1s1.5 1 3 1 1.5-1 3-1 1.5 1 3 1 1.5-1 3-1 1.5 1 3 1M3 21c1.5 0 1.5-1 3-1s1.5 1 3 1 1.5-1 3-1 1.5 1 3 1 1.5-1 3-1 1.5 1 3 1M8 14V6a2.5 2.5 0 0 1 5 0M16 14V6a2.5 2.5 0 0 1 4.5-1.5M8 10.5h8',
  spa: 'M12 20.5c-4.5 0-8-3-8.5-7.5 3 0 5.5 1 7 3M12 20.5c4.5 0 8-3 8.5-7.5-3 0-5.5 1-7 3M12 16c-2.6-3.7-2.6-8 0-12 2.6 4 2.6 8.3 0 12Z',
  gym: 'M4 9v6M7 7v10M17 7v10M20 9v6M7 12h10',
  parking:
    'M6 3.5h12A2.5 2.5 0 0 1 20.5 6v12a2.5 2.5 0 0 1-2.5 2.500H6A2.5 2.5 0 0 1 3.5 18V6A2.5 2.5 0 0 1 6 3.500ZM9.5 17V7.500H13a3 3 0 0 1 0 6H9.5',
  restaurant: mealsIcon,
  bar: 'M5 4h14l-7 8.500ZM12 12.500V20M8.5 20.500h7',
  air_conditioning:
    'M12 3v18M4.2 7.500l15.6 9M19.8 7.500l-15.6 9M9.5 4.5 12 7l2.5-2.500M9.5 19.5 12 17l2.5 2.5',
  beachfront: 'M12 21V11M4 11a8 8 0 0 1 16 0ZM12 3v8M3 21h18',
  pets_welcome:
    'M12 12.500c-2.5 0-5 2.8-5 5.2 0 1.5 1.2 2.3 2.6 2.3.9 0 1.6-.4 2.4-.4s1.5.4 2.4.4c1.4 0 2.6-.8 2.6-2.3 0-2.4-2.5-5.2-5-5.200ZM5.5 12.500a1.6 2 0 1 0 0-4 1.6 2 0 0 0 0 4ZM18.5 12.500a1.6 2 0 1 0 0-4 1.6 2 0 0 0 0 4ZM9.5 8.500a1.6 2.1 0 1 0 0-4.2 1.6 2.1 0 0 0 0 4.200ZM14.5 8.500a1.6 2.1 0 1 0 0-4.2 1.6 2.1 0 0 0 0 4.200Z',
  airport_shuttle:
    'M3 6.500h12.500l4 5V17H18M3 6.500V17h2M9 17h5M3 11.500h16.500M9 6.500v5M7 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM16 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
}

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
