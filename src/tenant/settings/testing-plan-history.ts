import fc from 'fast-check'

export type Values = Record<string, string>

/** Steps of an owner and their plans, in any order. */
export type HistoryStep =
  | { kind: 'edit'; values: Values }
  | { kind: 'start'; plan: string; values: Values }
  | { kind: 'end'; plan: string }
  | { kind: 'restore'; version: number }

interface Claim {
  /** The plan that holds the field; null for the owner. */
  by: string | null
  value: string
}

/** For each field, the owner's value and those of plans above it; visitors see the last one. */
type Stacks = Record<string, readonly Claim[]>

const plans = ['a', 'b', 'c', 'd']

/** Returns arbitrary steps on some fields with few values, so that the same value often has several sources. */
export function historySteps(
  fields: readonly string[],
  maxLength: number,
  values: readonly string[] = ['0', '1', '2'],
): fc.Arbitrary<HistoryStep[]> {
  const some = fc.dictionary(fc.constantFrom(...fields), fc.constantFrom(...values), { minKeys: 1 })
  const plan = fc.constantFrom(...plans)
  return fc.array(
    fc.oneof(
      fc.record({ kind: fc.constant('edit' as const), values: some }),
      fc.record({ kind: fc.constant('start' as const), plan, values: some }),
      fc.record({ kind: fc.constant('end' as const), plan }),
      fc.record({ kind: fc.constant('restore' as const), version: fc.nat(maxLength) }),
    ),
    { maxLength },
  )
}

/** Creates a model history that computes what visitors see after each step, field by field and without merging. */
export function planHistory(fields: readonly string[]) {
  const versions: Stacks[] = [Object.fromEntries(fields.map((field) => [field, [{ by: null, value: '0' }]]))]
  const began = new Set<string>()
  const live = new Set<string>()
  let now = 0

  const present = () =>
    mapped(versions[now] as Stacks, (stack) => {
      const left = stack.filter(({ by }) => by === null || live.has(by))
      // If a restored version shows a value of a plan that is over, the value is the owner's.
      return shown(left) === shown(stack) ? left : [{ by: null, value: shown(stack) }]
    })
  const publish = (stacks: Stacks) => {
    now = versions.push(stacks) - 1
  }
  const isSame = (one: Stacks, other: Stacks) =>
    fields.every((field) => shown(one[field] ?? []) === shown(other[field] ?? []))

  return {
    /** The index of the version that visitors see, and its values. */
    seen: () => ({ version: now, document: mapped(versions[now] as Stacks, shown) as Values }),
    isLive: (plan: string) => live.has(plan),
    /** The existing version that a step restores. */
    restored: ({ version }: { version: number }) => version % versions.length,
    /** Applies a step; false if it is impossible, such as the end of a plan that is not live. */
    take(step: HistoryStep): boolean {
      if (step.kind === 'restore') {
        now = this.restored(step)
        return true
      }
      if (step.kind === 'edit') {
        const before = present()
        const after = mapped(before, (stack, field) => {
          const value = step.values[field] ?? shown(stack)
          return value === shown(stack) ? stack : [{ by: null, value }]
        })
        if (!isSame(before, after)) publish(after)
        return true
      }
      const { plan } = step
      if (step.kind === 'start') {
        if (began.has(plan)) return false
        const before = present()
        const after = mapped(before, (stack, field) => {
          const value = step.values[field]
          // A value that the owner has already set needs no plan.
          const isOwners = stack.length === 1 && value === shown(stack)
          return value === undefined || isOwners ? stack : [...stack, { by: plan, value }]
        })
        began.add(plan)
        live.add(plan)
        if (fields.some((field) => after[field] !== before[field])) publish(after)
        return true
      }
      const before = present()
      if (!live.delete(plan)) return false
      const after = mapped(before, (stack) => stack.filter(({ by }) => by !== plan))
      if (!isSame(before, after)) publish(after)
      return true
    },
  }
}

const shown = (stack: readonly Claim[]) => stack.at(-1)?.value ?? ''

function mapped<Value>(
  stacks: Stacks,
  make: (stack: readonly Claim[], field: string) => Value,
): Record<string, Value> {
  return Object.fromEntries(Object.entries(stacks).map(([field, stack]) => [field, make(stack, field)]))
}
