import type { ReactNode } from 'react'
import type { Booking, BookingItem } from '../../../../contract/types.ts'
import type { BookedItem } from '../item/booked-item.ts'
import { EachItem } from '../product/each-item.tsx'
import type { ProductPieces } from '../product/product-view.ts'
import { useItems } from '../product/use-items.ts'
import { useWords } from '../words/use-words.ts'

/** Who travels and who is written to, as it was held; for a last look before it is paid. */
export function GuestReview({ booking }: { booking: Booking }) {
  const text = useWords()
  const { reference, contact, requests } = booking
  const items = useItems(booking)
  return (
    <section
      aria-label={text('checkout.review')}
      className="rounded-xl border bg-card p-5 shadow-card sm:p-6"
    >
      <h2 className="font-brand text-heading">{text('checkout.review')}</h2>
      <dl className="mt-4 grid gap-4 text-[0.9375rem] sm:grid-cols-2">
        <Fact name={text('checkout.reference')}>
          <bdi dir="ltr" className="font-bold tabular-nums">
            {reference}
          </bdi>
        </Fact>
        <Fact name={text('checkout.contactShort')}>
          <span className="block font-semibold">
            <bdi>
              {contact.firstName} {contact.lastName}
            </bdi>
          </span>
          <span className="block wrap-anywhere">
            <bdi>{contact.email}</bdi>
          </span>
          <bdi dir="ltr">{contact.phone}</bdi>
        </Fact>
        <Fact name={text('checkout.guests')}>
          <ul className="grid gap-0.5">
            <EachItem items={items}>
              {(item, { pieces }) => (
                <ReviewedParty {...{ item, pieces }} party={booking.items[item.at]?.party} />
              )}
            </EachItem>
          </ul>
        </Fact>
        {requests && (
          <Fact name={text('checkout.wishes')}>
            <bdi className="whitespace-pre-line wrap-anywhere">{requests}</bdi>
          </Fact>
        )}
      </dl>
    </section>
  )
}

interface ReviewedPartyProps {
  item: BookedItem
  pieces: ProductPieces
  party: BookingItem['party'] | undefined
}

function ReviewedParty({ item, pieces, party }: ReviewedPartyProps) {
  const groups = pieces.usePartyGroups()(item)
  return party?.travellers.map((one, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two people may have one name
    <li key={index}>
      <bdi className="font-semibold">
        {one.firstName} {one.lastName}
      </bdi>{' '}
      <span className="text-muted-foreground">({groups[one.group - 1]?.name})</span>
    </li>
  ))
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-muted-foreground">{name}</dt>
      <dd className="mt-0.5">{children}</dd>
    </div>
  )
}
