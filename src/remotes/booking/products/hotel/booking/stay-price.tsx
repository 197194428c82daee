import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import { TotalPrice, type TotalPriceProps } from '../../../spine/price/total-price.tsx'

interface StayPriceProps extends Omit<TotalPriceProps, 'unit' | 'scope'> {
  nights: number
  rooms: number
}

/** Total price of a stay for all its rooms, and its price per night (spec §2.5). */
export function StayPrice({ nights, rooms, ...price }: StayPriceProps) {
  const text = useProductTexts()
  const scope = rooms > 1 ? text('hotel.forRooms', { count: rooms }) : undefined
  return <TotalPrice {...price} scope={scope} unit={{ label: text('hotel.perNight'), count: nights }} />
}
