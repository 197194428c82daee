import { describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../api/api-error.ts'
import { change } from '../../tenant/settings/change.ts'
import { valueAt } from '../../tenant/settings/pointer.ts'
import { fakeDraftServer } from './testing-draft-server.ts'
import { city, keepInMemory, openEditor, settings, settle, withEditors } from './testing-editor.ts'

withEditors()

describe('without connection', () => {
  it('changes are stored, and sent once the server answers', async () => {
    const { server, write, saving, says } = await openEditor()
    server.state.isCut = true
    write(city, 'Faro')
    await settle()
    expect(saving().pause).toBe('offline')
    write('/agency/state', 'Algarve')
    server.state.isCut = false
    await settle()
    expect(saving()).toMatchObject({ pause: 'none', waiting: [], sent: [] })
    expect(server.settings()).toMatchObject({ agency: { city: 'Faro', state: 'Algarve' } })
    expect(says(city)).toBe('Faro')
  })

  it('a closed browser continues where it was, including the history', async () => {
    const server = fakeDraftServer(settings)
    const keep = keepInMemory()
    const before = await openEditor(server, keep)
    server.state.isCut = true
    before.write(city, 'Faro')
    await settle()
    before.editor.stop()
    server.state.isCut = false
    const after = await openEditor(server, keep)
    expect(after.says(city)).toBe('Faro')
    await settle()
    expect(valueAt(server.settings(), city)).toBe('Faro')
    after.editor.undo()
    await settle()
    expect(valueAt(server.settings(), city)).toBe('Porto')
  })

  it('a lost answer causes no duplicate and no conflict', async () => {
    const { server, write, saving } = await openEditor()
    server.state.losesAnswers = true
    write(city, 'Faro')
    await vi.advanceTimersByTimeAsync(500)
    server.state.losesAnswers = false
    await settle()
    expect(server.received).toHaveLength(1)
    expect(saving()).toMatchObject({ waiting: [], conflicts: [], pause: 'none' })
  })

  it('a failing server is tried again, but not one that has ended the session', async () => {
    const { server, write, saving } = await openEditor()
    server.state.status = 503
    write(city, 'Faro')
    await settle()
    expect(saving().pause).toBe('busy')
    server.state.status = 401
    await settle()
    expect(saving().pause).toBe('signedOut')
    expect(saving().sent).toHaveLength(1)
  })

  it('saving continues once the same person is signed in again, and not before', async () => {
    const { editor, server, write, saving } = await openEditor()
    server.state.status = 401
    write(city, 'Faro')
    await settle()
    server.state.status = null
    write('/agency/state', 'Algarve')
    await settle()
    expect(server.received).toEqual([])
    editor.saver.resume()
    await settle()
    expect(saving()).toMatchObject({ pause: 'none', waiting: [] })
    expect(server.settings()).toMatchObject({ agency: { city: 'Faro', state: 'Algarve' } })
  })

  it('nothing is sent as another person, and a forbidden call is not repeated', async () => {
    for (const [status, faults, pause] of [
      [409, [{ field: 'person', reason: 'is not the person who is signed in' }], 'otherPerson'],
      [409, [], 'forbidden'],
      [403, [], 'forbidden'],
    ] as const) {
      const { server, write, saving, says } = await openEditor()
      Object.assign(server.state, { status, faults })
      write(city, 'Faro')
      await settle()
      Object.assign(server.state, { status: null, faults: [] })
      await settle()
      expect(saving()).toMatchObject({ pause, sent: [{ pointer: city }] })
      expect([server.received, says(city)]).toEqual([[], 'Faro'])
    }
  })
})

describe('more changes than one call takes', () => {
  const words = (count: number) =>
    Array.from({ length: count }, (_, at) => change(`/wording/en/word${at}`, undefined, `Word ${at}`))

  it('are sent in several calls, in order, with one name for each gesture', async () => {
    const { editor, server, saving } = await openEditor()
    editor.edit(words(450), 'import')
    await settle()
    expect(server.received.map((changes) => changes.length)).toEqual([200, 200, 50])
    expect(new Set(server.gestures).size).toBe(1)
    expect(server.received.flat().map(({ after }) => after)).toEqual(words(450).map(({ after }) => after))
    expect(saving()).toMatchObject({ waiting: [], pause: 'none' })
    editor.undo()
    await settle()
    expect(server.settings()).toEqual({ ...settings, wording: { en: {} } })
  })

  it('keep fitting gestures whole, and calls below two megabytes', async () => {
    const { editor, server } = await openEditor()
    editor.edit(words(150).slice(0, 100), 'one')
    editor.edit(words(270).slice(150), 'two')
    await settle()
    expect(server.received.map((changes) => changes.length)).toEqual([100, 120])
    const long = 'x'.repeat(900_000)
    const pages = ['a', 'b', 'c'].map((name) => change(`/wording/pt/${name}`, undefined, long))
    editor.edit(pages, 'three')
    await settle()
    expect(server.received.slice(2).map((changes) => changes.length)).toEqual([2, 1])
  })

  it('isolate the faulty change, and only that one stays unsaved', async () => {
    const { editor, server, saving, says } = await openEditor()
    const save = server.api.save
    server.api.save = async (revision, changes, gesture) => {
      if (changes.some(({ after }) => after === 'Word 7'))
        throw new ApiError({ status: 413, code: 'payload_too_large', detail: 'too much' })
      return save(revision, changes, gesture)
    }
    editor.edit(words(40), 'import')
    await settle()
    expect(saving().refused).toEqual([{ change: words(40)[7], reason: 'too much' }])
    expect(server.received.flat()).toHaveLength(39)
    expect(says('/wording/en/word7')).toBe('Word 7')
  })
})
