import { type FormEvent, useState } from 'react'
import type { HotelStay } from '../../tenant/hotel-search.ts'
import { Button } from '../../ui/button.tsx'
import { StayFields } from './stay-fields.tsx'

interface StayFormProps {
  /** The initial stay. */
  stay: HotelStay
  /** Label of its button. */
  submit: string
  onChoose: (stay: HotelStay) => void
}

/** Form for another stay at a known place. */
export function StayForm({ stay, submit, onChoose }: StayFormProps) {
  const [wanted, setWanted] = useState(stay)
  const choose = (event: FormEvent) => {
    event.preventDefault()
    if (wanted.start && wanted.end) onChoose(wanted)
  }
  return (
    <div className="search-form search-form-stay">
      <form method="post" noValidate onSubmit={choose}>
        <StayFields
          value={wanted}
          onStay={(dates) => setWanted({ ...wanted, ...dates })}
          onGuests={(guests) => setWanted({ ...wanted, ...guests })}
        />
        <Button type="submit" size="large">
          {submit}
        </Button>
      </form>
    </div>
  )
}
