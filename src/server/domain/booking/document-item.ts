import { clockTime } from '../../../tenant/zoned-time.ts'
import type { BookingDocument, DocumentTraveller } from '../documents/booking-document.ts'
import { chargeName } from '../documents/charge-name.ts'
import type {
  DocumentCancelled,
  DocumentDue,
  DocumentItem,
  DocumentPriceLine,
  ItemDocumentState,
} from '../documents/document-item.ts'
import { type DocumentTexts, documentTexts } from '../documents/document-texts.ts'
import { publicPartsOf } from '../pricing/visible-price.ts'
import { kindOf, type ProductKinds } from '../products/spine/product-kind.ts'
import type { QuotedItem } from '../products/spine/quoted-item.ts'
import type { BookingAnswer } from '../suppliers/traveller.ts'
import type { BookingItem } from './booking.ts'
import { quotedOf } from './booking-snapshot.ts'
import { cancellationOf } from './cancellation-outcome.ts'
import { ticketsOf } from './item-outcome.ts'
import { type ItemState, isEnded, isRefused } from './item-states.ts'
import type { ItemShare } from './payment-plan.ts'

/** Items in these states appear in no document. */
const unwritten: readonly ItemState[] = ['on_hold', 'expired', 'released']

interface WrittenDocument extends Pick<BookingDocument, 'language' | 'locale'> {
  kinds: ProductKinds
  /** The party of this item. */
  party: readonly DocumentTraveller[]
  /** The party's answers to the product's questions. */
  answers: readonly BookingAnswer[]
  /** The item's position in the booking, from 0. */
  line: number
  /** The item's share of what is paid here; null if nothing is charged for it. */
  share: ItemShare | null
  bookedAt: Date
}

/**
 * Returns the items that appear in documents, with their positions. Next to others, an item whose hold ended appears
 * like a refused one.
 */
export function writtenItems(items: readonly BookingItem[]): { item: BookingItem; line: number }[] {
  const isHeldOnly = items.every(({ state }) => unwritten.includes(state))
  return items
    .map((item, line) => ({ item, line }))
    .filter(({ item: { state } }) => !isHeldOnly && (state === 'expired' || !unwritten.includes(state)))
}

/** Returns a document's facts about an item. */
export function documentItem(item: BookingItem, written: WrittenDocument): DocumentItem {
  const { language, kinds, party, answers, line, share, bookedAt } = written
  const kind = kindOf(item, kinds)
  const quoted = quotedOf(item)
  const { subject, price } = quoted
  const texts = { own: kind.texts(language), english: kind.texts('en') }
  const words = documentTexts(written, texts.own)
  const english = language === 'en' ? null : documentTexts({ language: 'en', locale: 'en-GB' }, texts.english)
  const money = (amount: number) => ({ amount, currency: price.currency })
  return {
    ...kind.documentPart(subject, { words, english, party, answers, tickets: ticketsOf(item) }),
    id: item.id,
    line,
    title: kind.summaryOf(subject).title,
    texts,
    state: writtenState(item),
    confirmationNumber: item.outcome?.confirmationNumber ?? null,
    period: kind.periodOf(subject),
    price:
      share !== null
        ? { lines: priceLines(quoted, words), total: money(price.total - share.promo - share.credits) }
        : null,
    due: isEnded(item.state) ? [] : dueOf(quoted, words),
    cancellation: documentCancellation(quoted, bookedAt),
    cancelled: cancelledOf(item, share?.credits ?? 0, money),
  }
}

/** Returns the steps of a cancellation policy, with their fees; `bookedAt` tells whether cancelling was ever free. */
export function documentCancellation(
  { policy: { isRefundable, steps, timeZone }, price: { currency } }: Pick<QuotedItem, 'policy' | 'price'>,
  bookedAt?: Date,
): DocumentItem['cancellation'] {
  const [first] = steps
  const isNeverFree =
    bookedAt !== undefined && first !== undefined && first.from <= clockTime(bookedAt, timeZone)
  return {
    isRefundable,
    ...(isNeverFree && { isNeverFree: true as const }),
    steps: steps.map(({ from, penalty }) => ({ from, penalty: { amount: penalty, currency } })),
  }
}

function writtenState(item: BookingItem): ItemDocumentState {
  if (isRefused(item.state)) return 'rejected'
  return (item.state === 'in_doubt' ? 'pending' : item.state) as ItemDocumentState
}

type ToMoney = (amount: number) => { amount: number; currency: string }

function cancelledOf(item: BookingItem, credits: number, money: ToMoney): DocumentCancelled | null {
  const cancellation = cancellationOf(item)
  if (cancellation === null) return null
  const { at, penalty, refund, refundedBefore, creditsBack, owed = [] } = cancellation
  return {
    at: new Date(at),
    penalty: money(penalty),
    refund: money(refund + refundedBefore),
    refundToCome: money(refund),
    ...(credits > 0 && { credit: { lost: money(credits - creditsBack), back: money(creditsBack) } }),
    ...(owed.length > 0 && { owed: money(owed.reduce((sum, { amount }) => sum + amount, 0)) }),
  }
}

/** What the supplier collects itself: its part of the price, and charges on top. */
function dueOf({ schedule, price }: QuotedItem, words: DocumentTexts): DocumentDue[] {
  const money = (amount: number) => ({ amount, currency: price.currency })
  return [
    ...schedule
      .filter(({ to }) => to === 'supplier')
      .map(({ amount }) => ({
        label: words.say(amount === price.total ? 'price.total' : 'price.balance'),
        amount: money(amount),
        estimate: null,
        isOfPrice: true,
      })),
    ...price.dueLocally.map((line) => ({
      label: chargeName(line.code, words) ?? words.say('price.kind.fee'),
      amount: { amount: line.amount, currency: line.currency },
      estimate: line.estimate === null ? null : money(line.estimate),
      isOfPrice: false,
    })),
  ]
}

function priceLines({ price }: QuotedItem, words: DocumentTexts): DocumentPriceLine[] {
  const money = (amount: number) => ({ amount, currency: price.currency })
  // A printed voucher is passed on, so it shows only what a visitor may see.
  const { subtotal, priceLines: lines } = publicPartsOf(price)
  return [
    { kind: 'item', label: null, amount: money(subtotal) },
    ...lines.map(({ kind, code, amount }) => ({
      kind,
      label: chargeName(code, words),
      amount: money(amount),
    })),
  ]
}
