/** A step that is impossible in the state of an item or payment; nothing was stored. */
export class IllegalStep extends Error {
  override readonly name = 'IllegalStep'
  readonly state: string
  readonly event: string

  constructor(what: 'item' | 'payment' | 'amendment', state: string, event: string) {
    super(`${event} is not possible for a booking’s ${what} in the state ${state}`)
    this.state = state
    this.event = event
  }
}
