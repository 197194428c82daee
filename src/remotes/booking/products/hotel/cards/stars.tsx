import { Rating } from '../../../../../ui/rating.tsx'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'

/** Star rating, read out in words. */
export function Stars({ stars }: { stars: number }) {
  const text = useProductTexts()
  return <Rating value={stars} label={text('hotel.rating', { rating: Math.floor(stars), total: 5 })} />
}
