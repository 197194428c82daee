/** When an item takes place, in its local time. */
export interface ItemPeriod {
  /** Local dates, YYYY-MM-DD. */
  readonly start: string
  readonly end: string
  /** IANA name of the zone of `start`. */
  readonly timeZone: string
  /** Local, HH:mm; absent if the whole day counts. */
  readonly startTime?: string
  /** Local, HH:mm; absent if only the last day is agreed. */
  readonly endTime?: string
}
