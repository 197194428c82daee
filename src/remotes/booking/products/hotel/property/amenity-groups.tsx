import type { HotelAmenity } from '../../../../../contract/types.ts'
import { useWords } from '../../../spine/words/use-words.ts'
import { AmenityList } from '../cards/amenity-list.tsx'
import { amenityGroupNames, amenityGroups } from '../words/amenities.ts'

/** Everything that a house has, by what it is for. */
export function AmenityGroups({ amenities }: { amenities: readonly HotelAmenity[] }) {
  const text = useWords()
  const groups = amenityGroupNames
    .map((name) => ({
      name,
      has: amenityGroups[name].filter((one: HotelAmenity) => amenities.includes(one)),
    }))
    .filter(({ has }) => has.length > 0)
  if (groups.length === 0) return null
  return (
    <section aria-labelledby="amenities-title">
      <h2 id="amenities-title" className="font-brand text-heading">
        {text('amenities.title')}
      </h2>
      <div className="mt-4 columns-1 gap-8 sm:columns-2 xl:columns-3">
        {groups.map(({ name, has }) => (
          <div key={name} className="mb-6 break-inside-avoid">
            <h3 className="mb-2 font-bold">{text(`amenities.${name}`)}</h3>
            <AmenityList amenities={has} className="grid gap-1.5 text-[0.9375rem]" />
          </div>
        ))}
      </div>
    </section>
  )
}
