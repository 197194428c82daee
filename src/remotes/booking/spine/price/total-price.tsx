import type { ShownPrice } from '../../../../contract/types.ts'
import { Price } from '../../../../ui/price.tsx'
import { useProductTexts } from '../formatting/use-product-texts.ts'
import type { PriceUnit } from '../item/item-facts.ts'
import { Amount } from './amount.tsx'
import { SavedLine } from './saved-line.tsx'
import { useAmounts } from './use-amounts.ts'

export interface TotalPriceProps {
  price: Pick<ShownPrice, 'currency' | 'total' | 'saved' | 'retail' | 'net' | 'markup'>
  /** The unit of a second price, if there is more than one of it. */
  unit: PriceUnit | null
  /** True for an offered rate that is not reserved yet, see `SavedLine`. */
  isOffer?: boolean
}

/** A price with the fields that the viewer's role may see, the total first (spec §2.5, §6). */
export function TotalPrice({ price, unit, isOffer = false }: TotalPriceProps) {
  const text = useProductTexts()
  const write = useAmounts()
  const { currency, total, retail, net, markup } = price
  const isStruck = retail !== undefined && retail > total
  return (
    <dl className="space-y-0.5">
      {isStruck && (
        <Price
          label={text('price.retail')}
          amount={<Amount amount={retail} currency={currency} />}
          look="struck"
        />
      )}
      <Price
        label={text('price.toTraveller')}
        amount={<Amount amount={total} currency={currency} />}
        look="main"
      />
      {unit && unit.count > 1 && (
        <Price label={unit.label} amount={write(total / unit.count, currency, { short: true })} />
      )}
      <SavedLine price={price} isOffer={isOffer} />
      {net !== undefined && (
        <Price label={text('price.wholesale')} amount={<Amount amount={net} currency={currency} />} />
      )}
      {markup !== undefined && (
        <Price label={text('price.markup')} amount={<Amount amount={markup} currency={currency} />} />
      )}
    </dl>
  )
}
