import { useState } from 'react'
import type { HotelAmenity } from '../../../../../contract/types.ts'
import { Button } from '../../../../../ui/button.tsx'
import { type Facet, FacetChoices } from '../../../spine/results/facet-choices.tsx'
import { useWords } from '../../../spine/words/use-words.ts'

interface AmenityFilterProps {
  facets: readonly Facet<HotelAmenity>[]
  chosen: readonly HotelAmenity[]
  onChange: (chosen: HotelAmenity[]) => void
}

const FEW = 6

/** What a house has to have: what decides most, and the rest on a press. */
export function AmenityFilter({ facets, chosen, onChange }: AmenityFilterProps) {
  const text = useWords()
  const [isOpen, setIsOpen] = useState(false)
  const shown = isOpen ? facets : facets.filter(({ value }, at) => at < FEW || chosen.includes(value))
  return (
    <div>
      <FacetChoices
        title={text('filters.amenities')}
        facets={shown}
        labelOf={(amenity) => text(`amenity.${amenity}`)}
        chosen={chosen}
        onChange={onChange}
      />
      {facets.length > FEW && (
        <Button
          variant="link"
          size="small"
          className="-ms-3"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {text(isOpen ? 'filters.fewer' : 'filters.all')}
        </Button>
      )}
    </div>
  )
}
