/** Exchange rates of one day: how many units of each currency one US dollar buys (spec §2, §9). */
export interface DatedRates {
  readonly base: 'USD'
  /** Date or date and time (ISO 8601) of the rates. */
  readonly asOf: string
  readonly source: string
  readonly rates: Readonly<Record<string, number>>
}

/** A source of rates. It always answers, with the last good rates if there are no newer ones. */
export interface RatesProvider {
  current(): Promise<DatedRates>
}
