import type { Party } from '../../../contract/types.ts'
import { clockTime } from '../../../tenant/zoned-time.ts'
import { kindOf, type ProductKinds } from '../products/spine/product-kind.ts'
import type { QuotedItem } from '../products/spine/quoted-item.ts'
import type { RequestedParty } from './party-errors.ts'

/** Returns what a quoted item requires of its party now. */
export function requestedParty(
  item: Pick<QuotedItem, 'product' | 'subject' | 'requirements'>,
  kinds: ProductKinds,
  now: Date,
): RequestedParty {
  const { subject } = item
  const kind = kindOf(item, kinds)
  const period = kind.periodOf(subject)
  return {
    requirements: kind.partyOf(item.requirements, subject),
    questions: kind.questionsOf(subject),
    period,
    today: clockTime(now, period.timeZone).slice(0, 10),
    takesDocuments: kind.takesDocuments?.(subject) ?? false,
    ofProduct: (party: Party, at: string) => kind.partyErrors?.(subject, party, at) ?? [],
  }
}
