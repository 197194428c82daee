import type { CabinCategory } from '../../../src/server/domain/suppliers/cruise-cabin.ts'
import { sceneUrl } from '../../scenes/scene-url.ts'
import { type CategoryRule, categoryRules, guarantees } from './categories.ts'
import type { FleetShip } from './fleet.ts'
import { cabinsOf, type ShipCabin } from './ship-cabins.ts'

/** A category of a ship. */
export interface ShipCategory extends CabinCategory {
  /** The rule of its cabins; for a guarantee, that of the simplest category. */
  readonly rule: CategoryRule
  /** Cabins that it is sold from. */
  readonly cabins: readonly ShipCabin[]
}

const known = new Map<string, readonly ShipCategory[]>()

/** Returns the categories of a ship from the simplest to the best, guarantees before the cabins of their kind. */
export function categoriesOf(ship: FleetShip): readonly ShipCategory[] {
  const before = known.get(ship.code)
  if (before !== undefined) return before
  const byCode = Map.groupBy(cabinsOf(ship), ({ category }) => category)
  const own = categoryRules.flatMap((rule) => {
    const cabins = byCode.get(rule.code)
    return cabins === undefined ? [] : [categoryOf(ship, rule, cabins)]
  })
  const made = own.flatMap((category) => {
    const code = Object.keys(guarantees).find((one) => guarantees[one] === category.kind)
    const isSimplest = own.find(({ kind }) => kind === category.kind) === category
    const hasBetter = own.some((one) => one.kind === category.kind && one !== category)
    return code !== undefined && isSimplest && hasBetter
      ? [guaranteeOf(code, category), category]
      : [category]
  })
  known.set(ship.code, made)
  return made
}

/** Returns a ship's category by its code, or null. */
export function categoryNamed(ship: FleetShip, code: string): ShipCategory | null {
  return categoriesOf(ship).find((one) => one.code === code) ?? null
}

/** Returns a category in the contract's shape. */
export function describeCategory({ rule: _, cabins: __, ...category }: ShipCategory): CabinCategory {
  return category
}

function categoryOf(ship: FleetShip, rule: CategoryRule, cabins: readonly ShipCabin[]): ShipCategory {
  const { code, name, kind, view, beds, perks, balcony } = rule
  const area = Math.max(...cabins.map(({ length, width }) => length * width)) - balcony
  return {
    rule,
    cabins,
    code,
    name,
    kind,
    isGuarantee: false,
    view,
    sleeps: Math.max(...cabins.map(({ sleeps }) => sleeps)),
    beds,
    squareMetres: Math.round(area * 2) / 2,
    ...(balcony > 0 && { balconySquareMetres: balcony }),
    decks: [...new Set(cabins.map(({ deck }) => deck))].toSorted((a, b) => a - b),
    position: [...new Set(cabins.map(({ position }) => position))],
    isAccessible: cabins.some(({ isAccessible }) => isAccessible),
    perks,
    picture: sceneUrl('apartment', `${ship.code}-${code.toLowerCase()}`, { timeOfDay: 'day', crop: 'card' }),
  }
}

/** A guarantee is for two at most: the line has to find a bed for everybody. */
function guaranteeOf(code: string, simplest: ShipCategory): ShipCategory {
  const name = `${simplest.rule.name.replace(/,.*/, '')}, cabin chosen later`
  return {
    ...simplest,
    code,
    name,
    isGuarantee: true,
    sleeps: Math.min(2, simplest.sleeps),
    isAccessible: false,
  }
}
