import type { BookedVisit } from '../../../../contract/types.ts'
import { rejectInvalid } from '../../../kernel/errors/invalid-search.ts'
import type { QuotedVisit } from '../../suppliers/activity-shapes.ts'
import { isPickupQuestion } from '../../suppliers/pickup-answers.ts'
import type { SupplierTicket } from '../../suppliers/supplier-ticket.ts'
import type { ProductKind, QuoteMoment } from '../spine/product-kind.ts'
import type { SoldPolicy } from '../spine/sold-policy.ts'
import { activityDocument } from './activity-document.ts'
import { visitParty } from './activity-party.ts'
import { activityTexts } from './activity-texts.ts'
import { visitChange } from './visit-change.ts'

/** The activity kind: units of an option at a start time, as the spine sees them. */
export const activityKind = {
  product: 'activity',
  engine: 'Activities',
  requireQuotable: requireInTime,
  positionOf: ({ activity }) => activity.position,
  periodOf: ({ slot, activity }) => ({
    start: slot.start.slice(0, 10),
    end: slot.validUntil ?? slot.end.slice(0, 10),
    timeZone: activity.timeZone,
    ...(!slot.isAllDay && { startTime: slot.start.slice(11, 16) }),
  }),
  scheduleOf: (_, amount) => [{ at: null, amount, to: 'agency', kind: 'balance' }],
  actionsOf: () => ['cancel', 'change'],
  changeOf: visitChange,
  partyOf: (requirements, { units }) => visitParty(requirements, units),
  questionsOf: ({ questions }) => [...questions],
  // The route of the pickup is planned once the start time can no longer be booked.
  laterQuestionsOf({ questions, cutoffAt }) {
    const ofPickup = questions.filter(isPickupQuestion)
    return ofPickup.length === 0 ? null : { questions: ofPickup, until: cutoffAt }
  },
  shown: (subject, policy, tickets) => ({
    product: 'activity',
    activity: bookedVisit(subject, policy, tickets),
  }),
  summaryOf: ({ activity, units }) => ({
    title: activity.title,
    place: activity.city,
    picture: activity.pictures[0]?.url ?? '/scenes/fallback.svg',
    guests: units.reduce((sum, { count, people }) => sum + count * people, 0),
  }),
  texts: activityTexts,
  documentPart: activityDocument,
} as const satisfies ProductKind<QuotedVisit>

/** Returns a quoted or booked visit, with its cancellation policy and tickets, in the contract's shape. */
function bookedVisit(
  { questions: _, emergencyPhone, ...visit }: QuotedVisit,
  policy: SoldPolicy,
  tickets: readonly SupplierTicket[] = [],
): BookedVisit {
  return structuredClone({
    ...visit,
    policy,
    ...(emergencyPhone !== '' && { emergencyPhone }),
    ...(tickets.length > 0 && { tickets }),
  }) as unknown as BookedVisit
}

/** Throws 422 once it is too late to book the start time. */
function requireInTime({ cutoffAt, slot }: QuotedVisit, { clock }: QuoteMoment): void {
  if (clock() < new Date(cutoffAt)) return
  rejectInvalid('body', [
    { field: 'slot', reason: `must still be bookable: ${slot.start} was booked until ${cutoffAt}` },
  ])
}
