import type { Amendment, BookingItem } from '../../../../contract/types.ts'
import { Select } from '../../../../ui/select.tsx'
import { useProductTexts } from '../formatting/use-product-texts.ts'
import { useTravellerLabel } from '../formatting/use-traveller-label.ts'
import { candidatesOf } from './amended-party.ts'
import type { AmendedPeople } from './use-amended-people.ts'

interface AssignTravellersProps {
  amendment: Amendment
  item: BookingItem
  people: Pick<AmendedPeople, 'places' | 'choose'>
}

/** Asks for each traveller which known person it is, or whether it is a new one. */
export function AssignTravellers({ amendment, item, people }: AssignTravellersProps) {
  const text = useProductTexts()
  const labelOf = useTravellerLabel()
  const nameOf = (at: number) => {
    const { firstName = '', lastName = '' } = item.party.travellers[at] ?? {}
    return `${firstName} ${lastName}`
  }
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-3 font-bold">{text('amend.stays')}</legend>
      {amendment.requirements.map((wanted, index) => {
        const place = people.places[index] ?? null
        const label = labelOf(wanted, index + 1)
        return (
          <Select
            // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies the place
            key={index}
            label={label}
            value={place ?? ''}
            onChange={({ target }) => people.choose(index, target.value === '' ? null : Number(target.value))}
          >
            {candidatesOf(wanted, item).map((at) => (
              <option key={at} value={at}>
                {nameOf(at)}
              </option>
            ))}
            <option value="">{text('amend.someoneElse')}</option>
          </Select>
        )
      })}
    </fieldset>
  )
}
