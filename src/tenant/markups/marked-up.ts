/** A supplier's price in whole minor units of one currency. */
export interface MarkedPrice {
  readonly net: number
  /** The public price. */
  readonly retail: number
  /** What the supplier lets nobody sell below, or null. */
  readonly minimum: number | null
}

export type PriceStep = 'wholesale' | 'markup' | 'public-price' | 'minimum' | 'rounding'

/** One step on the way from the wholesale rate to what the traveller pays; the amounts of all steps are the last sum. */
export interface PriceTrace {
  readonly step: PriceStep
  readonly amount: number
  readonly sum: number
}

export interface MarkedUp {
  readonly markup: number
  readonly total: number
  /** Never below the total, so that what is saved is never negative. */
  readonly retail: number
  readonly saved: number
  readonly trace: readonly PriceTrace[]
}

/**
 * Takes a price and what is to be added, in whole minor units, and gives what the traveller pays with how it came about.
 * Nobody buys above the public price, so the markup ends there; nobody may sell below the supplier's minimum, so it begins
 * there, also where that is above the public price. What a gateway cannot charge (`step`: of how many minor units an amount has
 * to be a multiple) is rounded up to what it can, so that it is below no minimum.
 */
export function markedUp({ net, retail, minimum }: MarkedPrice, wanted: number, step = 1): MarkedUp {
  const trace: PriceTrace[] = [{ step: 'wholesale', amount: net, sum: net }]
  let total = net
  const goTo = (name: PriceStep, sum: number) => {
    trace.push({ step: name, amount: sum - total, sum })
    total = sum
  }
  goTo('markup', net + wanted)
  const ceiling = Math.max(net, retail)
  if (total > ceiling) goTo('public-price', ceiling)
  if (minimum !== null && total < minimum) goTo('minimum', minimum)
  const chargeable = Math.ceil(total / step) * step
  if (total < chargeable) goTo('rounding', chargeable)
  const shown = Math.max(ceiling, total)
  return { markup: total - net, total, retail: shown, saved: shown - total, trace }
}
