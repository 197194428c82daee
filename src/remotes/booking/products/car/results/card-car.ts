import type { CarOffer } from '../../../../../contract/types.ts'
import { freeUntilOf } from '../../../../../tenant/policy-timeline.ts'

/** A car as its card shows it. */
export interface CardCar extends CarOffer {
  /** Local time until which cancelling is free; null if cancelling costs something now. */
  freeUntil: string | null
}

/** Adds to an offer until when cancelling is free; `now` decides whether it still is. */
export function cardCar(offer: CarOffer, now: Date): CardCar {
  return { ...offer, freeUntil: freeUntilOf(offer.policy, now) }
}
