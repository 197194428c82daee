import { Select } from '../../../../ui/select.tsx'
import { useProductTexts } from '../formatting/use-product-texts.ts'
import type { Typed } from './typed.ts'
import { type AskingItem, lapOf, lapsOf } from './typed-form.ts'
import type { FieldOf } from './use-form-fields.ts'

interface LapFieldProps {
  item: AskingItem
  party: number
  /** The infant's position in the party. */
  index: number
  typed: Typed
  field: FieldOf
  name: string
}

/** The adult on whose lap an infant travels. */
export function LapField({ item, party, index, typed, field, name }: LapFieldProps) {
  const text = useProductTexts()
  return (
    <Select
      {...field(name)}
      value={String(lapOf(item, party, index, typed))}
      label={text('checkout.field.lapOf')}
      className="sm:max-w-sm"
    >
      {lapsOf(item, index).map((adult) => {
        const typedName = ['firstName', 'lastName']
          .map((part) => typed[`parties[${party}].travellers[${adult}].${part}`] ?? '')
          .join(' ')
          .trim()
        return (
          <option key={adult} value={String(adult)}>
            {typedName || text('checkout.adult', { number: adult + 1 })}
          </option>
        )
      })}
    </Select>
  )
}
