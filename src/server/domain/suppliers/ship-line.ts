/** A cruise line with its fleet. */
export interface ShipLine {
  readonly id: string
  readonly name: string
  readonly logo: string
  readonly regions: readonly string[]
  readonly ships: readonly Ship[]
}

export interface Ship {
  readonly name: string
  /** Year of the maiden voyage. */
  readonly since: number
  /** Guests in double occupancy. */
  readonly guests: number
}
