import { useSession, useSignInHref } from '@livery/platform'
import type { ShownPrice } from '../../../../contract/types.ts'
import { majorUnits } from '../../../../tenant/money/minor-units.ts'
import { Link } from '../../../../ui/link.tsx'
import { Price } from '../../../../ui/price.tsx'
import { useProductTexts } from '../formatting/use-product-texts.ts'
import type { PriceUnit } from '../item/item-facts.ts'
import { Amount, useAmounts } from './amount.tsx'

export interface TotalPriceProps {
  price: Pick<ShownPrice, 'currency' | 'total' | 'saved' | 'memberSaving' | 'retail' | 'net' | 'markup'>
  /** The unit of a second price, if there is more than one of it. */
  unit: PriceUnit | null
  /** What the total is for, if that is more than one room. */
  scope?: string | undefined
  /** True for an offered rate that is not reserved yet, see `SavedLine`. */
  isOffer?: boolean
}

/** A price with the fields that the viewer's role may see, the total first (spec §2.5, §6). */
export function TotalPrice({ price, unit, scope, isOffer = false }: TotalPriceProps) {
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
          variant="struck"
        />
      )}
      <Price
        label={text('price.toTraveller')}
        amount={<Amount amount={total} currency={currency} />}
        variant="main"
        note={scope}
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

interface SavedLineProps {
  price: Pick<ShownPrice, 'saved' | 'memberSaving' | 'currency'>
  /**
   * True for an offered rate that is not reserved yet: visitors who are not logged in read what members save (spec
   * §2.5).
   */
  isOffer: boolean
}

/**
 * The saving, or what logging in lowers the price by (spec §2.5); nothing for an amount that rounds to zero (spec
 * §5). A price fixed by a proposal, a hold or a booking does not change, so nothing is promised for it.
 */
function SavedLine({ price: { saved, memberSaving = 0, currency }, isOffer }: SavedLineProps) {
  const text = useProductTexts()
  const write = useAmounts()
  const { signedIn } = useSession()
  const loginHref = useSignInHref('/login')
  const amount = signedIn ? saved : memberSaving
  if (Math.round(majorUnits(amount, currency)) <= 0 || !(signedIn || isOffer)) return null
  return (
    <div className="flex items-baseline justify-between gap-2 text-sm font-semibold text-success">
      <dt>
        {signedIn ? (
          text('price.saved')
        ) : (
          <Link
            href={loginHref}
            data-auth="savePrice"
            className="relative z-10 -my-2 inline-block py-2 underline decoration-1 underline-offset-3 hover:decoration-2"
          >
            {text('price.logInToSave')}
          </Link>
        )}
      </dt>
      <dd className="shrink-0 tabular-nums">{write(amount, currency)}</dd>
    </div>
  )
}
