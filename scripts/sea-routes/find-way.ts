import { seaMiles } from '../../packages/sample-inventory/cruises/sea-miles.ts'
import { COLUMNS, cellOf, PER_DEGREE, ROWS, type Spot, spotOf, type WaterGrid } from './water-grid.ts'

/** Cells along a side of a block; in blocks away from the coast, a step is a whole block. */
const BLOCK = 8
const BLOCK_COLUMNS = COLUMNS / BLOCK
/** Ids of blocks begin here; those below are of cells. */
const BLOCKS = COLUMNS * ROWS
/** Ships stay away from the coast where they can. */
const NEAR_COAST = 1.35
/** A way may be this much longer than the shortest, for a search that is many times faster; it is straightened later. */
const HASTE = 1.3
/** How far from its port a way may begin, in cells. */
const FARTHEST = 20
/** Water on rivers is joined if it has more cells than this. */
const ENCLOSED = 1_500
const steps = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
] as const
const strides = [...steps, [2, 1], [1, 2], [-2, 1], [-1, 2], [2, -1], [1, -2], [-2, -1], [-1, -2]] as const

/** Finds ways over water: A* on cells near coasts and on blocks of them elsewhere. */
export class WayFinder {
  readonly #grid: WaterGrid
  readonly #open = new Map<number, boolean>()
  readonly #hasBlocks: boolean

  /** Rivers have no open sea: all steps are by cell. */
  constructor(grid: WaterGrid, { hasBlocks = true } = {}) {
    this.#grid = grid
    this.#hasBlocks = hasBlocks
  }

  /** Returns the middles of the cells and blocks from one spot to another; null if no way is found. */
  way(from: Spot, to: Spot): Spot[] | null {
    const start = this.#snapped(from)
    const goal = this.#snapped(to)
    return start === null || goal === null ? null : this.#search(start, goal)
  }

  #search(start: number, goal: number): Spot[] | null {
    const target = spotOfNode(goal)
    const best = new Map<number, { cost: number; from: number | null; isDone: boolean }>()
    const queue = new Queue()
    best.set(start, { cost: 0, from: null, isDone: false })
    queue.push(start, seaMiles(spotOfNode(start), target))
    for (let node = queue.pop(); node !== null; node = queue.pop()) {
      const here = best.get(node)
      if (here === undefined || here.isDone) continue
      here.isDone = true
      if (node === goal) return wayBack(goal, (one) => best.get(one)?.from ?? null)
      const spot = spotOfNode(node)
      for (const next of this.#next(node, goal)) {
        const factor = next < BLOCKS && next !== goal && this.#isNearCoast(next) ? NEAR_COAST : 1
        const cost = here.cost + seaMiles(spot, spotOfNode(next)) * factor
        const before = best.get(next)
        if (before?.isDone || (before !== undefined && before.cost <= cost)) continue
        best.set(next, { cost, from: node, isDone: false })
        queue.push(next, cost + HASTE * seaMiles(spotOfNode(next), target))
      }
    }
    return null
  }

  *#next(node: number, goal: number): Generator<number> {
    if (node >= BLOCKS) {
      const [column, row] = placeOf(node - BLOCKS, BLOCK_COLUMNS)
      const { column: goalColumn, row: goalRow } = atOf(goal)
      if (Math.abs(goalColumn / BLOCK - column) < 2 && Math.abs(goalRow / BLOCK - row) < 2) yield goal
      for (const [x, y] of strides) {
        if (this.#isOpen(column + x, row + y)) yield BLOCKS + (row + y) * BLOCK_COLUMNS + column + x
        else if (Math.abs(x) + Math.abs(y) < 3) yield middleOf(column + x, row + y)
      }
      return
    }
    const { column, row } = atOf(node)
    for (const [x, y] of steps) {
      if (!this.#grid.isWater(column + x, row + y)) continue
      const block = { x: Math.floor((column + x) / BLOCK), y: Math.floor((row + y) / BLOCK) }
      if (this.#isOpen(block.x, block.y)) yield BLOCKS + block.y * BLOCK_COLUMNS + block.x
      else yield (row + y) * COLUMNS + column + x
    }
  }

  /** Whether a block and those around it have no land. */
  #isOpen(column: number, row: number): boolean {
    if (!this.#hasBlocks) return false
    const id = row * BLOCK_COLUMNS + column
    const known = this.#open.get(id)
    if (known !== undefined) return known
    let isOpen = true
    for (let y = -BLOCK; isOpen && y < 2 * BLOCK; y += 1)
      for (let x = -BLOCK; isOpen && x < 2 * BLOCK; x += 1)
        isOpen = this.#grid.isWater(column * BLOCK + x, row * BLOCK + y)
    this.#open.set(id, isOpen)
    return isOpen
  }

  #isNearCoast(node: number): boolean {
    const { column, row } = atOf(node)
    return steps.some(([x, y]) => !this.#grid.isWater(column + 2 * x, row + 2 * y))
  }

  /** The nearest cell that is joined to the sea. */
  #snapped(spot: Spot): number | null {
    const { column, row } = cellOf(spot)
    const near: { node: number; far: number }[] = []
    for (let y = -FARTHEST; y <= FARTHEST; y += 1)
      for (let x = -FARTHEST; x <= FARTHEST; x += 1)
        if (this.#grid.isWater(column + x, row + y))
          near.push({
            node: (row + y) * COLUMNS + column + x,
            far: seaMiles(spot, spotOf(column + x, row + y)),
          })
    const enclosed = new Set<number>()
    for (const { node } of near.toSorted((a, b) => a.far - b.far))
      if (!enclosed.has(node) && this.#isJoined(node, enclosed)) return node
    return null
  }

  #isJoined(node: number, enclosed: Set<number>): boolean {
    const seen = new Set([node])
    const waiting = [node]
    for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) {
      const { column, row } = atOf(one)
      if (!this.#hasBlocks && seen.size > ENCLOSED) return true
      if (this.#isOpen(Math.floor(column / BLOCK), Math.floor(row / BLOCK))) return true
      for (const [x, y] of steps) {
        const next = (row + y) * COLUMNS + column + x
        if (seen.has(next) || !this.#grid.isWater(column + x, row + y)) continue
        seen.add(next)
        waiting.push(next)
      }
    }
    for (const one of seen) enclosed.add(one)
    return false
  }
}

function wayBack(goal: number, before: (node: number) => number | null): Spot[] {
  const spots: Spot[] = []
  for (let node: number | null = goal; node !== null; node = before(node)) spots.push(spotOfNode(node))
  return spots.toReversed()
}

function spotOfNode(node: number): Spot {
  if (node < BLOCKS) {
    const { column, row } = atOf(node)
    return spotOf(column, row)
  }
  const [column, row] = placeOf(node - BLOCKS, BLOCK_COLUMNS)
  return [((column + 0.5) * BLOCK) / PER_DEGREE - 180, 90 - ((row + 0.5) * BLOCK) / PER_DEGREE]
}

function middleOf(column: number, row: number): number {
  return (row * BLOCK + BLOCK / 2) * COLUMNS + column * BLOCK + BLOCK / 2
}

function atOf(node: number): { column: number; row: number } {
  const [column, row] = placeOf(node, COLUMNS)
  return { column, row }
}

function placeOf(id: number, columns: number): [number, number] {
  return [id % columns, Math.floor(id / columns)]
}

/** A binary heap: the lowest rank first. */
class Queue {
  readonly #nodes: number[] = []
  readonly #ranks: number[] = []

  push(node: number, rank: number): void {
    let at = this.#nodes.length
    while (at > 0) {
      const above = (at - 1) >> 1
      if ((this.#ranks[above] ?? 0) <= rank) break
      this.#move(above, at)
      at = above
    }
    this.#nodes[at] = node
    this.#ranks[at] = rank
  }

  pop(): number | null {
    const top = this.#nodes[0]
    const node = this.#nodes.pop()
    const rank = this.#ranks.pop()
    if (top === undefined || node === undefined || rank === undefined) return null
    if (this.#nodes.length === 0) return top
    let at = 0
    for (;;) {
      let below = 2 * at + 1
      if (below >= this.#nodes.length) break
      if ((this.#ranks[below + 1] ?? Number.POSITIVE_INFINITY) < (this.#ranks[below] ?? 0)) below += 1
      if ((this.#ranks[below] ?? 0) >= rank) break
      this.#move(below, at)
      at = below
    }
    this.#nodes[at] = node
    this.#ranks[at] = rank
    return top
  }

  #move(from: number, to: number): void {
    this.#nodes[to] = this.#nodes[from] ?? 0
    this.#ranks[to] = this.#ranks[from] ?? 0
  }
}
