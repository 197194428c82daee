import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { JsonObject } from './json.ts'
import { carryLayers, endLayer, liveLayers, type PlanLayer, startLayer } from './plan-layers.ts'
import { historySteps, planHistory, type Values } from './testing-plan-history.ts'

interface Version {
  document: Values
  layers: readonly PlanLayer[]
}

const first: Version = { document: { color: 'old' }, layers: [] }
const start = ({ document, layers }: Version, plan: string, values: Values): Version => {
  const after = { ...document, ...values }
  const changes = Object.entries(values).map(([field, value]) => ({ pointer: `/${field}`, after: value }))
  return { document: after, layers: startLayer(layers, plan, document, after, changes) }
}
const edit = ({ document, layers }: Version, values: Values): Version => {
  const after = { ...document, ...values }
  return { document: after, layers: carryLayers(layers, document, after) }
}
const end = ({ document, layers }: Version, plan: string) =>
  endLayer(document, layers, plan) as unknown as Version

describe('end of a plan', () => {
  it('restores the values before its publication', () => {
    expect(end(start(first, 'a', { color: 'green' }), 'a')).toEqual(first)
  })

  it('keeps later manual changes, even if they set the plan’s value', () => {
    const changed = edit(start(first, 'a', { color: 'green' }), { color: 'red' })
    expect(end(changed, 'a').document).toEqual({ color: 'red' })
    expect(end(edit(changed, { color: 'green' }), 'a').document).toEqual({ color: 'green' })
  })

  it('takes nothing from a version that the plan did not make', () => {
    expect(end({ document: { color: 'green' }, layers: [] }, 'a').document).toEqual({ color: 'green' })
  })

  it('stays below a later plan, whose end restores the values before both', () => {
    const both = start(start(first, 'a', { color: 'green' }), 'b', { color: 'blue' })
    const one = end(both, 'a')
    expect(one.document).toEqual({ color: 'blue' })
    expect(end(one, 'b').document).toEqual({ color: 'old' })
    expect(end(end(both, 'b'), 'a').document).toEqual({ color: 'old' })
    expect(end(both, 'b').document).toEqual({ color: 'green' })
  })

  it('keeps a later plan whose value equals the value below both', () => {
    const all = start(start(start(first, 'a', { color: 'green' }), 'b', { color: 'old' }), 'c', {
      color: 'green',
    })
    const one = end(all, 'b')
    const two = end(one, 'a')
    expect([one.document, two.document]).toEqual([{ color: 'green' }, { color: 'green' }])
    expect(end(two, 'c').document).toEqual(first.document)
  })

  it('keeps a later plan that set the same value', () => {
    const both = start(start(first, 'a', { color: 'green' }), 'b', { color: 'green' })
    const one = end(both, 'a')
    expect(one.document).toEqual({ color: 'green' })
    expect(end(one, 'b').document).toEqual(first.document)
    expect(end(end(both, 'b'), 'a').document).toEqual(first.document)
  })

  it('leaves the owner a field they changed, even if a plan also holds it', () => {
    const both = start(start(first, 'a', { color: 'green' }), 'b', { color: 'green' })
    const own = edit(edit(both, { color: 'red' }), { color: 'green' })
    expect(end(end(own, 'a'), 'b').document).toEqual({ color: 'green' })
  })

  it('forgets a covered value that a person set again by hand', () => {
    const both = start(start(first, 'a', { color: 'green' }), 'b', { color: 'blue' })
    expect(end(edit(both, { color: 'green' }), 'a').document).toEqual({ color: 'green' })
  })

  it('removes an item that it added to a list, next to manual changes of other items', () => {
    const spring = { slug: 'spring', title: 'Spring' }
    const autumn = { slug: 'autumn', title: 'Autumn' }
    const before = { posts: [spring] }
    const planned = { posts: [spring, autumn] }
    const edited = { posts: [{ ...spring, title: 'In spring' }, autumn] }
    const layers = carryLayers(startLayer([], 'a', before, planned, []), planned, edited)
    expect(endLayer(edited, layers, 'a').document).toEqual({ posts: [{ ...spring, title: 'In spring' }] })
    const own = { posts: [spring, { ...autumn, title: 'In autumn' }] }
    const ownLayers = carryLayers(startLayer([], 'a', before, planned, []), planned, own)
    expect(endLayer(own, ownLayers, 'a').document).toEqual(own)
  })
})

describe('version restored after one of its plans ended', () => {
  const live =
    (...plans: string[]) =>
    (plan: string) =>
      plans.includes(plan)

  it('shows that plan’s values as the owner’s own', () => {
    const { document, layers } = start(first, 'a', { color: 'green' })
    const own = liveLayers(document, layers, live())
    expect(own).toEqual([])
    const next = start({ document, layers: own }, 'b', { color: 'blue' })
    expect(end(next, 'b').document).toEqual({ color: 'green' })
  })

  it('skips that plan below a live one', () => {
    const { document, layers } = start(start(first, 'a', { color: 'green' }), 'b', { color: 'blue' })
    expect(endLayer(document, liveLayers(document, layers, live('b')), 'b').document).toEqual(first.document)
  })
})

const fields = ['color', 'name', 'city']
const values = fc.dictionary(fc.constantFrom(...fields), fc.constantFrom('1', '2', '3'), { minKeys: 1 })

it.each([
  ['three values', ['0', '1', '2']],
  ['a switch', ['0', '1']],
])('shows the latest live plan’s value, or the owner’s, after any steps with %s', (_, few) => {
  fc.assert(
    fc.property(historySteps(fields, 30, few), (steps) => {
      const model = planHistory(fields)
      const versions: Version[] = [{ document: model.seen().document, layers: [] }]
      for (const one of steps) {
        const { document, layers } = versions[model.seen().version] as Version
        const from = { document, layers: liveLayers(document, layers, model.isLive) }
        if (!model.take(one) || one.kind === 'restore') continue
        const made =
          one.kind === 'edit'
            ? edit(from, one.values)
            : one.kind === 'start'
              ? start(from, one.plan, one.values)
              : end(from, one.plan)
        const { version, document: expected } = model.seen()
        expect(made.document).toEqual(expected)
        if (version === versions.length) versions.push(made)
      }
    }),
    { numRuns: 2000 },
  )
})

it('changes only fields that the plan’s own publication changed', () => {
  fc.assert(
    fc.property(values, values, values, (planned, other, later) => {
      const own = start({ document: { color: '0', name: '0', city: '0' }, layers: [] }, 'a', planned)
      const now = edit(start(own, 'b', other), later)
      const after: JsonObject = end(now, 'a').document
      for (const field of fields.filter((one) => !(one in planned))) {
        expect(after[field]).toBe(now.document[field])
      }
    }),
  )
})
