import type { Amendment, BookingItem, Party } from '../../../../contract/types.ts'

type Required = Amendment['requirements'][number]
type Traveller = Party['travellers'][number]

/** Gives the people who have to be named for a change and are not named yet. */
export function unnamedOf({ requirements }: Amendment, { party }: Pick<BookingItem, 'party'>): Required[] {
  return requirements.filter((one) => !party.travellers.some((known) => isFor(one, known)))
}

/**
 * Takes a change, its item and the names that were typed for those who join, and gives the party from then on; undefined where it stays.
 */
export function amendedParty(
  amendment: Amendment,
  item: Pick<BookingItem, 'party'>,
  typed: readonly Pick<Traveller, 'firstName' | 'lastName'>[],
): Party | undefined {
  const known = item.party.travellers
  const joining = unnamedOf(amendment, item)
  if (joining.length === 0 && known.length === amendment.requirements.length) return undefined
  const travellers = amendment.requirements.map((wanted): Traveller => {
    const { fields: _, ...who } = wanted
    const before = known.find((one) => isFor(wanted, one))
    const { firstName = '', lastName = '' } = typed[joining.indexOf(wanted)] ?? {}
    // A document's number is not shown again: whoever has one is named anew by the agency.
    const { document: _document, ...named } = before ?? { ...who, firstName, lastName, document: undefined }
    return named
  })
  const { answers } = item.party
  return { travellers, ...(answers && { answers }) }
}

function isFor(
  { group, type, role, age }: Required,
  known: { group: number; type: string; role?: string; age?: number },
): boolean {
  const isThem = known.group === group && known.type === type && known.role === role
  return isThem && (type === 'adult' || known.age === age)
}
