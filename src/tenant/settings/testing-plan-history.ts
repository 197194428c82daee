import fc from 'fast-check'

export type Values = Record<string, string>

/** What an owner and their plans do, in any order. */
export type HistoryStep =
  | { kind: 'edit'; values: Values }
  | { kind: 'start'; plan: string; values: Values }
  | { kind: 'end'; plan: string }
  | { kind: 'restore'; version: number }

/** For each field the plans whose value lies over what was there before, the visible one last. */
interface Model {
  document: Values
  stacks: Record<string, { plan: string; before: string }[]>
}

const plans = ['a', 'b', 'c', 'd']

/** Gives arbitrary steps over some fields and few values, so that the same value often comes from several places. */
export function historySteps(fields: readonly string[], maxLength: number): fc.Arbitrary<HistoryStep[]> {
  const values = fc.dictionary(fc.constantFrom(...fields), fc.constantFrom('1', '2', '3'), { minKeys: 1 })
  const plan = fc.constantFrom(...plans)
  return fc.array(
    fc.oneof(
      fc.record({ kind: fc.constant('edit' as const), values }),
      fc.record({ kind: fc.constant('start' as const), plan, values }),
      fc.record({ kind: fc.constant('end' as const), plan }),
      fc.record({ kind: fc.constant('restore' as const), version: fc.nat(maxLength) }),
    ),
    { maxLength },
  )
}

/** Makes a history that knows, field by field and without any merge, what visitors see after each step. */
export function planHistory(fields: readonly string[]) {
  const versions: Model[] = [
    { document: Object.fromEntries(fields.map((field) => [field, '0'])), stacks: {} },
  ]
  const began = new Set<string>()
  const live = new Set<string>()
  let now = 0

  const present = (): Model =>
    plans.reduce(
      (left, plan) => (live.has(plan) ? left : withoutPlan(left, plan, true)),
      versions[now] as Model,
    )
  const publish = (model: Model) => {
    if (fields.every((field) => model.document[field] === versions[now]?.document[field])) return
    now = versions.push(model) - 1
  }

  return {
    /** The index of the version that visitors see, and its values. */
    seen: () => ({ version: now, document: versions[now]?.document as Values }),
    isLive: (plan: string) => live.has(plan),
    /** The version that a step restores, of those there are. */
    restored: ({ version }: { version: number }) => version % versions.length,
    /** Takes a step; false where it cannot be taken, such as the end of a plan that is not live. */
    take(step: HistoryStep): boolean {
      if (step.kind === 'restore') now = this.restored(step)
      else if (step.kind === 'edit') publish(changed(present(), step.values))
      else if (step.kind === 'start') {
        if (began.has(step.plan)) return false
        publish(changed(present(), step.values, step.plan))
        began.add(step.plan)
        live.add(step.plan)
      } else {
        const model = present()
        if (!live.delete(step.plan)) return false
        publish(withoutPlan(model, step.plan))
      }
      return true
    },
  }
}

function changed({ document, stacks }: Model, values: Values, plan?: string): Model {
  const next: Model = { document: { ...document, ...values }, stacks: { ...stacks } }
  for (const [field, value] of Object.entries(values)) {
    const before = document[field] ?? ''
    if (before === value) continue
    next.stacks[field] = plan === undefined ? [] : [...(stacks[field] ?? []), { plan, before }]
  }
  return next
}

function withoutPlan({ document, stacks }: Model, plan: string, isVisibleKept = false): Model {
  const next: Model = { document: { ...document }, stacks: { ...stacks } }
  for (const [field, stack] of Object.entries(stacks)) {
    const at = stack.findIndex((one) => one.plan === plan)
    const [removed, covering] = [stack[at], stack[at + 1]]
    if (removed === undefined) continue
    if (covering === undefined) {
      next.stacks[field] = isVisibleKept ? [] : stack.slice(0, -1)
      if (!isVisibleKept) next.document[field] = removed.before
      continue
    }
    const shown = stack[at + 2]?.before ?? document[field]
    const rest = stack.with(at + 1, { ...covering, before: removed.before }).toSpliced(at, 1)
    next.stacks[field] = shown === removed.before ? rest.toSpliced(at, 1) : rest
  }
  return next
}
