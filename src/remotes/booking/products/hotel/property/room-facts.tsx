import { usePage } from '@livery/platform'
import type { RoomType } from '../../../../../contract/types.ts'
import { localeOf } from '../../../../../tenant/language.ts'
import { Icon } from '../../../../../ui/icon.tsx'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'

const sizePath = 'M4 9V5.5A1.5 1.5 0 0 1 5.5 4H9M15 20h3.500A1.5 1.5 0 0 0 20 18.500V15M4.5 4.500l15 15'

/** Beds, size, capacity and amenities of a room. */
export function RoomFacts({ room }: { room: RoomType }) {
  const text = useProductTexts()
  const { agency, language } = usePage()
  const locale = localeOf(language, agency)
  const beds = new Intl.ListFormat(locale).format(
    room.beds.map(({ kind, count }) => text(`bed.${kind}`, { count })),
  )
  const size = new Intl.NumberFormat(locale).format(room.squareMetres)
  const { amenities } = room
  return (
    <>
      <ul className="grid gap-1.5 text-sm">
        <Fact icon={{ name: 'bed' }}>{beds}</Fact>
        <Fact icon={{ path: sizePath }}>{text('room.size', { size })}</Fact>
        <Fact icon={{ name: 'guests' }}>{text('room.sleeps', { count: room.sleeps })}</Fact>
      </ul>
      {amenities.length > 0 && (
        <ul className="mt-3 flex flex-wrap gap-x-3 gap-y-1 text-sm text-muted-foreground">
          {amenities.map((code) => (
            <li key={code} className="flex items-center gap-1">
              <Icon name="check" className="size-3.5" />
              {text(`roomAmenity.${code}`)}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function Fact({ icon, children }: { icon: { name: 'bed' | 'guests' } | { path: string }; children: string }) {
  return (
    <li className="flex items-center gap-2">
      <Icon {...icon} className="size-4.5 text-link" />
      {children}
    </li>
  )
}
