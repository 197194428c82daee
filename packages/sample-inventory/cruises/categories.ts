import type {
  CabinCategory,
  CabinKind,
  CabinPerk,
  CabinView,
} from '../../../src/server/domain/suppliers/cruise-cabin.ts'

/** What distinguishes a category, apart from the cabins that it has on a ship. */
export interface CategoryRule {
  readonly code: string
  readonly name: string
  readonly kind: CabinKind
  readonly view: CabinView
  readonly beds: CabinCategory['beds']
  /** The most guests of its cabins. */
  readonly sleeps: number
  /** Price in relation to the cheapest inside cabin of the same ship. */
  readonly level: number
  /** Square metres of the balcony. */
  readonly balcony: number
  readonly perks: readonly CabinPerk[]
}

/** From the simplest to the best; a guarantee is not here: it has the code of its kind. */
const rows = `
N1;Single cabin;single;none;single;1;1.35;0
I2;Inside;inside;none;double_and_uppers;4;1;0
I1;Inside, midship;inside;none;double_and_uppers;4;1.06;0
OV;Ocean view, obstructed;ocean_view;obstructed;twin_or_double;3;1.14;0
O3;Porthole;ocean_view;porthole;twin_or_double;2;1.2;0
O2;Ocean view;ocean_view;window;double_and_uppers;4;1.27;0
O1;Ocean view, midship;ocean_view;window;double_and_uppers;4;1.34;0
F1;French balcony;balcony;french_balcony;twin_or_double;2;1.55;0
B2;Balcony;balcony;balcony;double_and_sofa;4;1.6;4.5
B1;Balcony, midship;balcony;balcony;double_and_sofa;4;1.7;4.5
S2;Junior suite;suite;balcony;double_and_sofa;4;2.35;7;priority_boarding minibar
S1;Suite;suite;large_balcony;double_and_sofa;4;3.1;11;priority_boarding butler lounge speciality_dining minibar laundry`

export const categoryRules: readonly CategoryRule[] = rows
  .trim()
  .split('\n')
  .map((row) => {
    const [code = '', name = '', kind, view, beds, sleeps, level, balcony, perks = ''] = row.split(';')
    return {
      code,
      name,
      kind: kind as CabinKind,
      view: view as CabinView,
      beds: beds as CabinCategory['beds'],
      sleeps: Number(sleeps),
      level: Number(level),
      balcony: Number(balcony),
      perks: perks === '' ? [] : (perks.split(' ') as CabinPerk[]),
    }
  })

/** Kinds whose cabin the line can choose, by the code of the guarantee. */
export const guarantees: Readonly<Record<string, CabinKind>> = {
  IG: 'inside',
  OG: 'ocean_view',
  BG: 'balcony',
}

/** Returns the rule of a category; null for a code that has none. */
export function categoryRule(code: string): CategoryRule | null {
  return categoryRules.find((rule) => rule.code === code) ?? null
}
