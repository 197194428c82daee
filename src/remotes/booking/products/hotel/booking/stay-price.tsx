import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import { TotalPrice, type TotalPriceProps } from '../../../spine/price/total-price.tsx'

interface StayPriceProps extends Omit<TotalPriceProps, 'unit'> {
  nights: number
}

/** Total price of a stay and its price per night (spec §2.5). */
export function StayPrice({ nights, ...price }: StayPriceProps) {
  const text = useProductTexts()
  return <TotalPrice {...price} unit={{ label: text('hotel.perNight'), count: nights }} />
}
