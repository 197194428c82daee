import type { Proposal } from '../../contract/types.ts'
import type { policyTimeline } from '../../tenant/policy-timeline.ts'

type Subject = Proposal['subject']

/** What the answer pages need to know about a proposed item of any product. */
interface ProposedTerms {
  policy: Parameters<typeof policyTimeline>[0]
  /** The place whose time zone the times are in. */
  place: string
  /** False if the whole total is paid on site. */
  isPaidNow: boolean
}

/** Returns the terms of a proposed item. */
export function proposedTerms(subject: Subject): ProposedTerms {
  switch (subject.product) {
    case 'hotel': {
      const { hotel, rate } = subject.hotel
      return { policy: rate.policy, place: hotel.address.city, isPaidNow: rate.payment === 'now' }
    }
    case 'activity': {
      const { activity, policy } = subject.activity
      return { policy, place: activity.city, isPaidNow: true }
    }
    case 'car': {
      const { rental, policy, payment } = subject.car
      return { policy, place: rental.pickUp.desk.name, isPaidNow: payment !== 'at_desk' }
    }
    case 'flight': {
      const { airports, policy } = subject.flight
      return { policy, place: airports[0]?.city ?? '', isPaidNow: true }
    }
    case 'resort': {
      const { resort, policy } = subject.resort
      return { policy, place: resort.place, isPaidNow: true }
    }
  }
}
