import { describe, expect, it, vi } from 'vitest'
import { change } from '../../tenant/settings/change.ts'
import { valueAt } from '../../tenant/settings/pointer.ts'
import type { EditorNews } from './editor-news.ts'
import { fakeDraftServer } from './testing-draft-server.ts'
import { city, keepInMemory, openEditor, settings, settle, withEditors } from './testing-editor.ts'

withEditors()

describe('open editor', () => {
  it('saves changes, a word in one call', async () => {
    const { server, write } = await openEditor()
    for (const text of ['F', 'Fa', 'Far', 'Faro']) write(city, text, 'typing')
    await settle()
    expect(server.received).toEqual([[change(city, 'Porto', 'Faro')]])
    expect(valueAt(server.settings(), city)).toBe('Faro')
  })

  it('stores its work at once when it is left, and not again without changes', async () => {
    const writeAtOnce = vi.fn()
    const { editor, write } = await openEditor(fakeDraftServer(settings), { ...keepInMemory(), writeAtOnce })
    editor.keepLeaving()
    expect(writeAtOnce).not.toHaveBeenCalled()
    write(city, 'Faro')
    editor.keepLeaving()
    expect(writeAtOnce).toHaveBeenCalledTimes(1)
    await settle()
    editor.keepLeaving()
    expect(writeAtOnce).toHaveBeenCalledTimes(1)
    editor.undo()
    editor.keepLeaving()
    expect(writeAtOnce).toHaveBeenCalledTimes(2)
  })

  it('undoes and redoes, and saves the result like any change', async () => {
    const { editor, server, write, says } = await openEditor()
    write(city, 'Faro')
    write('/agency/theme/radius', 'none')
    await settle()
    editor.undo()
    editor.undo()
    expect(says(city)).toBe('Porto')
    await settle()
    expect(server.settings()).toEqual(settings)
    editor.redo()
    await settle()
    expect(valueAt(server.settings(), city)).toBe('Faro')
  })

  it('keeps others’ later changes when it undoes', async () => {
    const { editor, server, write, says } = await openEditor()
    write(city, 'Faro')
    await settle()
    server.take([change(city, 'Faro', 'Braga')])
    await settle()
    expect(editor.undo()).toEqual({ skipped: 1, pointers: [city] })
    expect(says(city)).toBe('Braga')
  })

  it('undoes a value that the server normalised', async () => {
    const { editor, server, write, says } = await openEditor()
    server.state.stored = (value) => (typeof value === 'string' ? value.trim() : value)
    write(city, ' Faro ')
    await settle()
    expect(says(city)).toBe('Faro')
    expect(editor.undo()?.skipped).toBe(0)
    expect(says(city)).toBe('Porto')
    expect(editor.redo()?.skipped).toBe(0)
    expect(says(city)).toBe('Faro')
  })

  it('undoes the creation of a page letter by letter', async () => {
    const { editor, write, says } = await openEditor()
    for (const text of ['A', 'Ab', 'Abo']) write('/about/title', text, 'type /about/title')
    expect(says('/about')).toMatchObject({ title: 'Abo' })
    editor.undo()
    expect(says('/about')).toBeUndefined()
  })

  it('has two steps of typing with a pause between, and one without', async () => {
    const { editor, write, says } = await openEditor()
    write(city, 'F', 'type city')
    write(city, 'Fa', 'type city')
    await settle()
    write(city, 'Faro', 'type city')
    editor.undo()
    expect(says(city)).toBe('Fa')
    editor.undo()
    expect(says(city)).toBe('Porto')
  })

  it('previews a theme at once, without storing it', async () => {
    const { editor, server } = await openEditor()
    editor.tryOn({ primaryColor: '#ffffff' })
    expect(editor.store.get(editor.brandAtom)).toEqual({ primaryColor: '#ffffff' })
    editor.tryOn(null)
    expect(editor.store.get(editor.brandAtom)).toEqual({ primaryColor: '#136f63' })
    await settle()
    expect(server.received).toEqual([])
    expect(editor.undo()).toBeNull()
  })
})

describe('two editors of one draft', () => {
  it('receive each other’s changes, and both texts of one field until one is chosen', async () => {
    const server = fakeDraftServer(settings)
    const one = await openEditor(server)
    const two = await openEditor(server)
    one.write(city, 'Faro')
    two.write('/agency/state', 'Norte')
    await settle()
    expect([one.says('/agency/state'), two.says(city)]).toEqual(['Norte', 'Faro'])
    one.write(city, 'Braga')
    two.write(city, 'Beja')
    await settle()
    const conflicted = [one, two].find((each) => each.saving().conflicts.length > 0)
    expect(conflicted?.saving().conflicts).toEqual([
      conflicted === two
        ? { pointer: city, base: 'Faro', mine: 'Beja', theirs: 'Braga' }
        : { pointer: city, base: 'Faro', mine: 'Braga', theirs: 'Beja' },
    ])
    conflicted?.editor.decide(city, 'mine')
    await settle()
    expect([one, two].map((each) => each.says(city))).toEqual(
      Array(2).fill(conflicted === two ? 'Beja' : 'Braga'),
    )
  })

  it('restore the rejected text with an undo', async () => {
    for (const whose of ['mine', 'theirs'] as const) {
      const { editor, server, write, says, saving } = await openEditor()
      write(city, 'Beja')
      server.take([change(city, 'Porto', 'Braga')])
      await settle()
      expect(saving().conflicts).toHaveLength(1)
      editor.decide(city, whose)
      await settle()
      expect(says(city)).toBe(whose === 'mine' ? 'Beja' : 'Braga')
      editor.undo()
      await settle()
      expect(says(city)).toBe(whose === 'mine' ? 'Braga' : 'Beja')
      expect(valueAt(server.settings(), city)).toBe(says(city))
    }
  })

  it('are notified who changed what, but not of their own changes', async () => {
    const { editor, server, write } = await openEditor()
    const news: EditorNews[] = []
    editor.listen((one) => news.push(one))
    write(city, 'Faro')
    await settle()
    server.take([change('/agency/state', '', 'Norte'), change('/agency/theme/radius', undefined, 'full')])
    await settle()
    expect(news).toEqual([
      { kind: 'merged', name: 'Bo', pointers: ['/agency/state', '/agency/theme/radius'] },
    ])
  })

  it.each([true, false])(
    'are notified of a field restored to its published value, which has no author: heard %s',
    async (isHeard) => {
      const server = fakeDraftServer(settings)
      server.take([change('/agency/state', '', 'Norte')])
      const deaf = { ...server.api, watch: () => () => undefined }
      const { editor, write } = await openEditor(server, keepInMemory(), isHeard ? server.api : deaf)
      const news: EditorNews[] = []
      editor.listen((one) => news.push(one))
      server.take([change('/agency/state', 'Norte', '')])
      expect(await server.api.read()).toMatchObject({ fields: [] })
      if (!isHeard) write(city, 'Faro')
      await settle()
      expect(news).toEqual([{ kind: 'merged', name: 'Bo', pointers: ['/agency/state'] }])
    },
  )

  it('are notified when everything is discarded, and can restore their work', async () => {
    const { editor, server, write, says } = await openEditor()
    const news: EditorNews[] = []
    editor.listen((one) => news.push(one))
    write(city, 'Faro')
    await settle()
    server.tell({ kind: 'discarded', by: server.bo })
    server.take([change(city, 'Faro', 'Porto')])
    await settle()
    const lost = [change(city, 'Porto', 'Faro')]
    expect(news).toEqual([{ kind: 'discarded', name: 'Bo', lost }])
    editor.edit(lost)
    expect(says(city)).toBe('Faro')
    server.tell({ kind: 'published', by: server.bo })
    expect(news.at(-1)).toEqual({ kind: 'published', name: 'Bo' })
  })

  it('are notified of a change made while their own call was in progress', async () => {
    const { editor, server, write, says } = await openEditor()
    const save = server.api.save
    server.api.save = async (...sent) => {
      const answer = await save(...sent)
      server.take([change('/agency/state', '', 'Norte')])
      return answer
    }
    write(city, 'Faro')
    await settle()
    expect(says('/agency/state')).toBe('Norte')
    expect(editor.document()).toEqual(server.settings())
  })
})
