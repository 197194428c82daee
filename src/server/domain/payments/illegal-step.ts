/** What cannot happen to an item or a payment that is where it is; nothing was stored. */
export class IllegalStep extends Error {
  override readonly name = 'IllegalStep'
  readonly state: string
  readonly event: string

  constructor(what: 'item' | 'payment' | 'amendment', state: string, event: string) {
    super(`${event} cannot happen to a ${what} of a booking that is ${state}`)
    this.state = state
    this.event = event
  }
}
