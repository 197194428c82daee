import { useWords } from '../../words/use-words.ts'
import { formatCode, formatExpiry, formatNumber } from './card-format.ts'
import type { CardSlips, TypedCard } from './card-slips.ts'
import { FormattedField } from './formatted-field.tsx'

interface CardFieldsProps {
  card: TypedCard
  slips: CardSlips
  onChange: (change: Partial<TypedCard>) => void
  onLeave: (field: keyof TypedCard) => void
}

/** Number, expiry and security code of a card, in the order in which they stand on it. */
export function CardFields({ card, slips, onChange, onLeave }: CardFieldsProps) {
  const text = useWords()
  const fieldOf = (field: keyof TypedCard) => {
    const slip = slips[field]
    return {
      id: `card-${field}`,
      value: card[field],
      label: text(`payment.card.${field}`),
      ...(slip && { error: text(`payment.card.${field}.${slip}`) }),
      onValue: (value: string) => onChange({ [field]: value }),
      onBlur: () => onLeave(field),
    }
  }
  return (
    <div className="grid grid-cols-2 gap-4">
      <div className="col-span-2">
        <FormattedField {...fieldOf('number')} autoComplete="cc-number" format={formatNumber} />
      </div>
      <FormattedField
        {...fieldOf('expiry')}
        autoComplete="cc-exp"
        placeholder={text('payment.card.expiryForm')}
        format={formatExpiry}
      />
      <FormattedField {...fieldOf('code')} autoComplete="cc-csc" format={formatCode} />
    </div>
  )
}
