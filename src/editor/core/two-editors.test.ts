import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { change, changeTo } from '../../tenant/settings/change.ts'
import { valueAt } from '../../tenant/settings/pointer.ts'
import { createEditorState } from './editor-state.ts'
import { fakeDraftServer } from './testing-draft-server.ts'

const settings = { agency: { city: 'c', state: 's', zipCode: 'z', theme: {} }, about: { title: 't' } }
/** The first is only Ana's, the second only Bo's; both edit the others, one of which is inside another. */
const places = ['/agency/city', '/agency/state', '/agency/zipCode', '/about/title', '/about'] as const
const own = [places[0], places[1]] as const

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const nothing = { read: async () => undefined, write: async () => true, close: () => {} }

async function openTwo() {
  const server = fakeDraftServer(settings)
  const people = [{ id: 'ana', name: 'Ana' }, server.bo]
  const editors = await Promise.all(
    people.map(async (person) => {
      const api = server.apiOf(person)
      const line = { isCut: false, losesAnswers: false }
      const cut = { ...api }
      cut.save = async (...sent) => {
        if (line.isCut) throw new Error('cut')
        const answer = await api.save(...sent)
        if (line.losesAnswers) throw new Error('lost')
        return answer
      }
      cut.read = async () => (line.isCut ? Promise.reject(new Error('cut')) : api.read())
      const editor = createEditorState({
        api: cut,
        keep: nothing,
        draft: await api.read(),
        stored: undefined,
      })
      const stop = api.watch(editor.hear)
      return { editor, line, stop }
    }),
  )
  return { server, editors }
}

/** A model of a person's own field: the history it would have without anyone else. */
function reference(pointer: string) {
  const done: { pointer: string; before: unknown; after: unknown }[] = []
  const undone: typeof done = []
  let value: unknown = valueAt(settings, pointer)
  return {
    value: () => value,
    edit(at: string, before: unknown, after: unknown) {
      undone.length = 0
      done.push({ pointer: at, before, after })
      if (at === pointer) value = after
    },
    undo() {
      const last = done.pop()
      if (!last) return
      undone.push(last)
      if (last.pointer === pointer) value = last.before
    },
    redo() {
      const last = undone.pop()
      if (!last) return
      done.push(last)
      if (last.pointer === pointer) value = last.after
    },
  }
}

type Reference = ReturnType<typeof reference>

const kinds = ['edit', 'edit', 'edit', 'undo', 'redo', 'rest', 'rest', 'cut', 'lose', 'join'] as const
const step = fc.tuple(fc.constantFrom(...kinds), fc.constantFrom(0, 1), fc.nat(places.length - 1))
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never
type Person = Awaited<ReturnType<typeof openTwo>>['editors'][number]

async function happen({ editor, line }: Person, mine: Reference, [kind, actor, where]: Step, at: number) {
  switch (kind) {
    case 'edit': {
      // Neither writes in the other's own field.
      const pointer = where === 1 - actor ? '/agency/zipCode' : (places[where] ?? places[0])
      const after = pointer === '/about' ? { title: `${actor} ${at}` } : `${actor} ${at}`
      const made = changeTo(editor.document(), pointer, after)
      if (!made) return
      mine.edit(pointer, made.before, after)
      return editor.edit([made], `gesture ${at}`)
    }
    case 'undo':
      mine.undo()
      return editor.undo()
    case 'redo':
      mine.redo()
      return editor.redo()
    case 'rest':
      return vi.advanceTimersByTimeAsync(400)
    case 'cut':
      line.isCut = true
      return
    case 'lose':
      line.losesAnswers = true
      return
    case 'join':
      Object.assign(line, { isCut: false, losesAnswers: false })
      editor.saver.flush()
  }
}

/** All are online again, and each resolves conflicts with their own text. */
async function comeTogether(editors: readonly Person[]): Promise<void> {
  for (let round = 0; round < 8; round += 1) {
    for (const { editor, line } of editors) {
      Object.assign(line, { isCut: false, losesAnswers: false })
      editor.saver.flush()
      editor.saver.check(null)
    }
    await vi.advanceTimersByTimeAsync(120_000)
    for (const { editor } of editors) {
      const conflict = () => editor.store.get(editor.savingAtom).conflicts[0]
      for (let one = conflict(); one; one = conflict()) editor.decide(one.pointer, 'mine')
    }
    await vi.advanceTimersByTimeAsync(120_000)
  }
}

describe('two people who edit, merge, undo and redo, in any order and with cut connections', () => {
  it('have the server’s document in the end, including each one’s undisputed changes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        const { server, editors } = await openTwo()
        const expected = own.map(reference)
        for (const [at, one] of steps.entries()) {
          const [person, mine] = [editors[one[1]], expected[one[1]]]
          if (person && mine) await happen(person, mine, one, at)
        }
        await comeTogether(editors)
        for (const [index, { editor, stop }] of editors.entries()) {
          const { waiting, sent, refused, conflicts } = editor.store.get(editor.savingAtom)
          expect([waiting, sent, refused, conflicts]).toEqual([[], [], [], []])
          expect(editor.document()).toEqual(server.settings())
          expect(valueAt(editor.document(), own[index] ?? '')).toBe(expected[index]?.value())
          stop()
          editor.stop()
        }
      }),
      { numRuns: 150 },
    )
  }, 60_000)

  it('never undo the other’s changes', async () => {
    const { server, editors } = await openTwo()
    const [ana, bo] = editors
    ana?.editor.edit([change('/agency/zipCode', 'z', 'mine')], 'a')
    await vi.advanceTimersByTimeAsync(1_000)
    bo?.editor.edit([change('/agency/zipCode', 'mine', 'theirs')], 'b')
    await vi.advanceTimersByTimeAsync(1_000)
    expect(ana?.editor.undo()?.skipped).toBe(1)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(server.settings()).toMatchObject({ agency: { zipCode: 'theirs' } })
    for (const { editor, stop } of editors) {
      stop()
      editor.stop()
    }
  })
})
