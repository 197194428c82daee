import type { LanguageCode } from '../../../contract/types.ts'
import type { BookingDocument } from '../documents/booking-document.ts'
import { type ChangedFact, changedFacts } from '../documents/changed-facts.ts'
import { documentTexts } from '../documents/document-texts.ts'
import type { ChangeCost, ChangedMail, SupplierChangedMail } from '../mail/mail-data.ts'
import { kindOf, type ProductKinds } from '../products/spine/product-kind.ts'
import type { QuotedItem } from '../products/spine/quoted-item.ts'
import type { Amendment } from './amendment-repository.ts'
import type { StoredSupplierChange } from './supplier-change-repository.ts'

/** Returns the differences between an item before and after a change, in the document's words. */
function changesBetween(
  was: QuotedItem,
  becomes: QuotedItem,
  document: Pick<BookingDocument, 'language' | 'locale' | 'party'>,
  kinds: ProductKinds,
): ChangedFact[] {
  const kind = kindOf(becomes, kinds)
  const words = documentTexts(document, kind.texts(document.language as LanguageCode))
  const facts = ({ subject }: QuotedItem) =>
    kind.documentPart(subject, { words, english: null, party: document.party }).mailFacts
  return changedFacts(facts(was), facts(becomes))
}

/** Returns what the mail about a supplier change says besides its booking. */
export function supplierChangeNews(
  { itemId, snapshot, respondBy }: StoredSupplierChange,
  document: BookingDocument,
  kinds: ProductKinds,
): Pick<SupplierChangedMail, 'about' | 'changes' | 'respondBy' | 'unlessAnswered' | 'less'> {
  const { was, becomes, unlessAnswered } = snapshot
  const less = was.price.total - becomes.price.total
  const words = documentTexts(document)
  return {
    about: [itemId],
    changes: changesBetween(was, becomes, document, kinds),
    respondBy: words.moment(respondBy, was.policy.timeZone),
    unlessAnswered,
    less: less > 0 ? { amount: less, currency: was.price.currency } : null,
  }
}

/** Returns what an accepted supplier change costs; null if the price stays. Its refund is in the booking's payments. */
export function changeCost({ snapshot: { was, becomes } }: StoredSupplierChange): ChangeCost | null {
  const less = was.price.total - becomes.price.total
  return less > 0 ? costOf({ was, becomes, due: 0, refund: 0 }) : null
}

/** Returns what the mail about an amendment says besides its booking. */
export function amendmentNews(
  { itemId, snapshot }: Pick<Amendment, 'itemId' | 'snapshot'>,
  document: BookingDocument,
  kinds: ProductKinds,
): Pick<ChangedMail, 'about' | 'changes'> & { cost: ChangeCost } {
  const { was, becomes } = snapshot
  return { about: [itemId], changes: changesBetween(was, becomes, document, kinds), cost: costOf(snapshot) }
}

function costOf({
  was,
  becomes,
  due,
  refund,
}: Pick<Amendment['snapshot'], 'was' | 'becomes' | 'due' | 'refund'>): ChangeCost {
  const { currency, total } = becomes.price
  const money = (amount: number) => ({ amount, currency })
  const local = localTotal(becomes)
  return {
    difference: money(total - was.price.total),
    due: money(due),
    refund: money(refund),
    local: local === localTotal(was) ? null : money(local),
  }
}

/** The amount due locally, in minor units of the price's currency. */
function localTotal({ schedule }: QuotedItem): number {
  return schedule.reduce((sum, { to, amount }) => (to === 'supplier' ? sum + amount : sum), 0)
}
