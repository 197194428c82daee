/** Exchange rates of one day: how many units of each currency one US dollar buys (spec §2, §9). */
export interface DatedRates {
  readonly base: 'USD'
  /** Date or date and time (ISO 8601) the rates are of. */
  readonly asOf: string
  readonly source: string
  readonly rates: Readonly<Record<string, number>>
}

/** Where rates come from. It always answers: with the last good rates when there is nothing newer. */
export interface RatesProvider {
  current(): Promise<DatedRates>
}
