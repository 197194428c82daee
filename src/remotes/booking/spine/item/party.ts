import type { Traveller } from '../../../../contract/types.ts'

// Nothing else in the spine reads or writes how the contract names the groups of a party.

/** The number of a traveller's group in the party, from 1 on: of their room, cabin or vehicle. */
export function groupOf({ room }: Pick<Traveller, 'room'>): number {
  return room
}

/** What the contract says of a traveller in a group. */
export function inGroup(group: number): Pick<Traveller, 'room'> {
  return { room: group }
}
