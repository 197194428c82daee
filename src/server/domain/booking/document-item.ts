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
import type { BookingItem } from './booking.ts'
import { quotedOf } from './booking-snapshot.ts'
import { cancellationOf } from './cancellation-outcome.ts'
import { type ItemState, isEnded, isRefused } from './item-states.ts'
import type { ItemShare } from './payment-plan.ts'

/** Of these nothing is written. */
const unwritten: readonly ItemState[] = ['on_hold', 'expired', 'released']

interface Written extends Pick<BookingDocument, 'language' | 'locale'> {
  kinds: ProductKinds
  /** The item's own. */
  party: readonly DocumentTraveller[]
  /** The item's place in the booking, from 0. */
  line: number
  /** What of what is paid here is the item's; null where nothing is charged for it. */
  share: ItemShare | null
}

/**
 * Gives the items of a booking that anything is written about, each with its place: next to others, one whose hold ended is written
 * like one that was refused.
 */
export function writtenItems(items: readonly BookingItem[]): { item: BookingItem; line: number }[] {
  const isHeldOnly = items.every(({ state }) => unwritten.includes(state))
  return items
    .map((item, line) => ({ item, line }))
    .filter(({ item: { state } }) => !isHeldOnly && (state === 'expired' || !unwritten.includes(state)))
}

/** Takes an item of a booking and gives everything that is written about it. */
export function documentItem(item: BookingItem, written: Written): DocumentItem {
  const { language, kinds, party, line, share } = written
  const kind = kindOf(item, kinds)
  const quoted = quotedOf(item)
  const { subject, price } = quoted
  const texts = { own: kind.texts(language), english: kind.texts('en') }
  const words = documentTexts(written, texts.own)
  const english = language === 'en' ? null : documentTexts({ language: 'en', locale: 'en-GB' }, texts.english)
  const money = (amount: number) => ({ amount, currency: price.currency })
  return {
    ...kind.documentPart(subject, { words, english, party }),
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
    cancellation: documentCancellation(quoted),
    cancelled: cancelledOf(item, share?.credits ?? 0, money),
  }
}

/** Gives what cancelling something costs and from when. */
export function documentCancellation({
  policy: { isRefundable, steps },
  price: { currency },
}: Pick<QuotedItem, 'policy' | 'price'>): DocumentItem['cancellation'] {
  return {
    isRefundable,
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

/** What the supplier itself takes: what is paid to it of the price, and what comes on top. */
function dueOf({ schedule, price }: QuotedItem, { say }: DocumentTexts): DocumentDue[] {
  const money = (amount: number) => ({ amount, currency: price.currency })
  return [
    ...schedule
      .filter(({ to }) => to === 'supplier')
      .map(({ amount }) => ({
        label: say(amount === price.total ? 'price.total' : 'price.balance'),
        amount: money(amount),
        estimate: null,
        isOfPrice: true,
      })),
    ...price.dueLocally.map((line) => ({
      label: chargeName(line.code, { say }) ?? say('price.kind.fee'),
      amount: { amount: line.amount, currency: line.currency },
      estimate: line.estimate === null ? null : money(line.estimate),
      isOfPrice: false,
    })),
  ]
}

function priceLines({ price }: QuotedItem, words: DocumentTexts): DocumentPriceLine[] {
  const money = (amount: number) => ({ amount, currency: price.currency })
  // A printed voucher is handed on: it shows no more than a visitor sees.
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
