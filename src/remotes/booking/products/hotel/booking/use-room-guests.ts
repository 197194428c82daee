import { usePage } from '@livery/platform'
import type { BookedStay } from '../../../../../contract/types.ts'
import { localeOf } from '../../../../../tenant/language.ts'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'

/** Describes the guests of a room: `2 adults, 1 child (7)`. */
export function useRoomGuests(): (room: BookedStay['rooms'][number]) => string {
  const text = useProductTexts()
  const { agency, language } = usePage()
  const list = new Intl.ListFormat(localeOf(language, agency), { style: 'narrow', type: 'unit' })
  return ({ adults, childAges = [] }) =>
    [
      text('checkout.adults', { count: adults }),
      ...(childAges.length > 0
        ? [text('checkout.children', { count: childAges.length, ages: list.format(childAges.map(String)) })]
        : []),
    ].join(' · ')
}
