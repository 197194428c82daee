import { useSearchParams } from '@livery/platform'
import type { HotelStay } from '../../../../../tenant/hotel-search.ts'
import { Alert } from '../../../../../ui/alert.tsx'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'

/** Notice that the dates or guests in the address were replaced because they cannot be booked. */
export function OtherStay({ stay: { start, end, rooms, adults, childAges } }: { stay: HotelStay }) {
  const text = useProductTexts()
  const [params] = useSearchParams()
  const isOther = (pairs: Readonly<Record<string, string>>) =>
    Object.entries(pairs).some(([name, used]) => ![null, used].includes(params.get(name)))
  const hasOtherGuests = isOther({
    rooms: String(rooms),
    adults: String(adults),
    childAges: childAges.join(','),
  })
  return (
    <>
      {isOther({ start, end }) && (
        <Alert tone="warning" className="mt-4">
          {text('results.otherDates')}
        </Alert>
      )}
      {hasOtherGuests && (
        <Alert tone="warning" className="mt-4">
          {text('results.otherGuests')}
        </Alert>
      )}
    </>
  )
}
