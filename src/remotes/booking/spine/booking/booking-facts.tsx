import type { Booking, BookingItem } from '../../../../contract/types.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { DescriptionList } from '../../../../ui/description-list.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { useLocalTime } from '../formatting/use-local-time.ts'
import { useProductTexts } from '../formatting/use-product-texts.ts'
import type { BookedItem } from '../item/booked-item.ts'
import { activeItems, isAhead, isEnded, stateOfItem } from '../item/booked-item.ts'
import { confirmationNumbers } from '../item/booking-totals.ts'
import type { ItemFacts } from '../item/item-facts.ts'
import { ConditionsCard } from '../policy/conditions-card.tsx'
import { EachItem, useItems } from '../product/items.tsx'
import { useProduct } from '../product/product-scope.tsx'
import type { LoadedProductView } from '../product/product-view.ts'
import { PartyList } from './party-list.tsx'
import { stateStyles } from './state-styles.ts'
import { itemStatus, useItemTexts } from './use-item-texts.ts'
import { usePromoNote } from './use-promo-note.ts'

interface BookingFactsProps {
  booking: Booking
  /** Omitted if the page's heading names the item; each of several items always shows its name. */
  hasName?: boolean
  /** True if an agent views the booking on behalf of a traveller. */
  isForClient?: boolean
}

/**
 * Everything about a booking except its price: items, travellers, contact, and cancellation costs while it can be
 * cancelled.
 */
export function BookingFacts({ booking, hasName = true, isForClient = false }: BookingFactsProps) {
  const text = useProductTexts()
  const items = useItems(booking)
  return (
    <div className="grid gap-6">
      <EachItem items={items}>
        {(shown, { pieces }) => {
          const item = booking.items[shown.at]
          if (!item) return null
          if (booking.items.length > 1) return <ItemSection {...{ booking, shown, item, isForClient }} />
          return <pieces.Card item={shown} showsTerms={isAhead(booking.state)} hasName={hasName} />
        }}
      </EachItem>
      <section aria-labelledby="travellers-title" className="rounded-xl border bg-card p-5 shadow-card">
        <h2 id="travellers-title" className="font-brand text-heading">
          {text('booked.travellers')}
        </h2>
        <Travellers booking={booking} />
        <Messages booking={booking} />
      </section>
      <EachItem items={items}>
        {(shown, { pieces }) => {
          const item = booking.items[shown.at]
          if (!item || !isAhead(stateOfItem(booking, item))) return null
          return <ItemConditions {...{ booking, item }} facts={pieces.factsOf(shown)} />
        }}
      </EachItem>
    </div>
  )
}

/** Travellers of each item that has not ended; a single item is not named. */
function Travellers({ booking }: { booking: Booking }) {
  return (
    <EachItem items={activeItems(useItems(booking))}>
      {(item, { pieces }) => <ItemParty {...{ booking, item, pieces }} isNamed={booking.items.length > 1} />}
    </EachItem>
  )
}

interface ItemPartyProps {
  booking: Booking
  item: BookedItem
  pieces: LoadedProductView
  isNamed: boolean
}

function ItemParty({ booking, item, pieces, isNamed }: ItemPartyProps) {
  const groups = pieces.usePartyGroups()(item)
  const party = booking.items[item.at]?.party
  if (!party) return null
  return (
    <div className={isNamed ? 'mt-4' : undefined}>
      {isNamed && <h3 className="font-semibold">{pieces.factsOf(item).title}</h3>}
      <PartyList {...{ party, groups }} />
    </div>
  )
}

/** Messages to the agency and the supplier; with several items, each shows its own supplier number. */
function Messages({ booking }: { booking: Booking }) {
  const text = useProductTexts()
  const { timeOfDay } = useLocalTime()
  const { contact, requests, arrival, items } = booking
  const numbers = items.length > 1 ? [] : confirmationNumbers(booking)
  const entries = [
    { term: text('booked.email'), detail: <bdi className="break-words">{contact.email}</bdi> },
    { term: text('booked.phone'), detail: <bdi dir="ltr">{contact.phone}</bdi> },
    ...(numbers.length > 0
      ? [{ term: text('booked.supplierNumber'), detail: <bdi>{numbers.join(', ')}</bdi> }]
      : []),
    ...(arrival ? [{ term: text('booked.arrival'), detail: timeOfDay(arrival) }] : []),
  ]
  return (
    <>
      <DescriptionList entries={entries} layout="grid" className="mt-4 border-t pt-4" />
      {requests && (
        <div className="mt-4 border-t pt-4">
          <p className="text-sm text-muted-foreground">{text('booked.requests')}</p>
          <p className="mt-0.5 wrap-anywhere whitespace-pre-line">
            <bdi>{requests}</bdi>
          </p>
        </div>
      )}
    </>
  )
}

interface ItemConditionsProps {
  booking: Booking
  /** One of the booking's items. */
  item: BookingItem
  facts: Pick<ItemFacts, 'title' | 'place' | 'policy'>
}

/** Cost of cancelling a booked item over time, headed by the item's name if there are several. */
function ItemConditions({ booking, item, facts }: ItemConditionsProps) {
  const { policy, place, title } = facts
  const note = usePromoNote({ discounts: item.discounts ?? [], total: booking.total })
  const name = booking.items.length > 1 ? title : null
  return <ConditionsCard {...{ policy, place, note, name }} price={item.price} />
}

interface ItemSectionProps {
  booking: Booking
  /** The item in the form that its product reads. */
  shown: BookedItem
  /** The same item as the booking has it. */
  item: BookingItem
  isForClient: boolean
}

/** One of several items of a booking: name, state, what the state means, and what was booked. */
function ItemSection({ booking, shown, item, isForClient }: ItemSectionProps) {
  const { pieces } = useProduct()
  const { title } = pieces.factsOf(shown)
  return (
    <section aria-label={title} className="grid gap-2">
      <ItemState {...{ booking, item, title, isForClient }} />
      <pieces.Card item={shown} showsTerms={isAhead(item.state)} hasName />
    </section>
  )
}

function ItemState({
  booking,
  item,
  title,
  isForClient,
}: Omit<ItemSectionProps, 'shown'> & { title: string }) {
  const text = useProductTexts()
  const status = itemStatus(booking, item)
  const { icon, className, mark } = stateStyles[status]
  const words = useItemTexts({ booking, item, title, isForClient })
  const { confirmationNumber } = item
  return (
    <div className={classNames('flex items-start gap-3 rounded-xl border px-4 py-3', className)}>
      <span className={mark}>
        <Icon path={icon} className="size-6" />
      </span>
      <div className="grid min-w-0 gap-0.5 wrap-anywhere">
        <p className="font-bold">{text(`bookingState.${status}`)}</p>
        {words.length > 0 && <p className="max-w-prose">{words.join(' ')}</p>}
        {confirmationNumber && !isEnded(item.state) && (
          <p className="text-sm">
            {text('booked.supplierNumber')}: <bdi className="font-semibold">{confirmationNumber}</bdi>
          </p>
        )}
      </div>
    </div>
  )
}
