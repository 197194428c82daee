import { describe, expect, it, vi } from 'vitest'
import { change } from '../../tenant/settings/change.ts'
import { valueAt } from '../../tenant/settings/pointer.ts'
import { sendPending } from './send-pending.ts'
import { fakeDraftServer } from './testing-draft-server.ts'
import { city, keepInMemory, openEditor, settings, settle, withEditors } from './testing-editor.ts'

withEditors()

const soon = (milliseconds = 500) => vi.advanceTimersByTimeAsync(milliseconds)
const clean = { conflicts: [], waiting: [], sent: [], pause: 'none' }

describe('lost answer', () => {
  it('loses no typed letter, and causes no conflict', async () => {
    const { editor, server, write, saving, says } = await openEditor()
    const text = 'A long paragraph that somebody types without a pause while the line is bad for a second.'
    for (const [at, letter] of [...text].entries()) {
      server.state.losesAnswers = at > 20 && at < 24
      // The field's text is the document's value with the next letter.
      write(city, (at === 0 ? '' : String(says(city))) + letter, 'type city')
      await soon(400)
    }
    await settle()
    expect(valueAt(server.settings(), city)).toBe(text)
    expect(says(city)).toBe(text)
    expect(saving()).toMatchObject(clean)
    editor.undo()
    await settle()
    expect(server.settings()).toEqual(settings)
  })

  it('may concern a value that the server normalises', async () => {
    const { editor, server, write, saving, says } = await openEditor()
    server.state.stored = (value) => (typeof value === 'string' ? value.toLowerCase() : value)
    server.state.losesAnswers = true
    write('/agency/primaryColor', '#ABCDEF')
    await soon()
    server.state.losesAnswers = false
    await settle()
    expect(says('/agency/primaryColor')).toBe('#abcdef')
    expect(saving()).toMatchObject(clean)
    expect(editor.undo()?.skipped).toBe(0)
  })

  it('is checked after a reload, with later typing and others’ changes', async () => {
    const server = fakeDraftServer(settings)
    const keep = keepInMemory()
    const one = await openEditor(server, keep)
    server.state.stored = (value) => (typeof value === 'string' ? value.trim() : value)
    server.state.losesAnswers = true
    one.write(city, 'Fa ', 'type city')
    await soon()
    one.write(city, 'Fa ro', 'type city')
    one.editor.stop()
    server.state.losesAnswers = false
    server.take([change('/agency/state', '', 'Norte')])
    const two = await openEditor(server, keep)
    expect(two.says(city)).toBe('Fa ro')
    await settle()
    expect(two.saving()).toMatchObject(clean)
    expect(server.settings()).toMatchObject({ agency: { city: 'Fa ro', state: 'Norte' } })
    expect(server.received).toHaveLength(2)
    expect(two.editor.undo()?.skipped).toBe(0)
    await settle()
    expect(valueAt(server.settings(), city)).toBe('Porto')
  })

  it('leaves a value that another editor changed since, and later typing becomes a conflict', async () => {
    const { server, write, saving, says } = await openEditor()
    server.state.losesAnswers = true
    write(city, 'Fa', 'type city')
    await soon()
    write(city, 'Faro', 'type city')
    server.take([change(city, 'Fa', 'Beja')])
    server.state.losesAnswers = false
    await settle()
    expect(saving().conflicts).toEqual([{ pointer: city, base: 'Fa', mine: 'Faro', theirs: 'Beja' }])
    write(city, 'Bejaz', 'type city')
    await settle()
    expect(says(city)).toBe('Bejaz')
    expect(saving().conflicts).toMatchObject([{ mine: 'Faro', theirs: 'Bejaz' }])
  })

  it('causes no conflict with oneself, even if a publication made the server forget the call', async () => {
    const { server, write, saving } = await openEditor()
    server.state.losesAnswers = true
    write(city, 'Fa', 'type city')
    await soon()
    write(city, 'Faro', 'type city')
    server.forget()
    server.take([change('/agency/state', '', 'Norte')])
    server.state.losesAnswers = false
    await settle()
    expect(saving()).toMatchObject(clean)
    expect(server.settings()).toMatchObject({ agency: { city: 'Faro', state: 'Norte' } })
  })

  it('is awaited for a minute, or briefly if there is a reason to hurry', async () => {
    for (const isHurried of [false, true]) {
      const { editor, server, write, saving } = await openEditor()
      const { save } = server.api
      server.api.save = async (...sent) => {
        await save(...sent)
        return new Promise(() => undefined)
      }
      write(city, 'Faro')
      await soon(6_400)
      expect(saving()).toMatchObject({ pause: 'none', call: { isLost: false } })
      server.api.save = save
      if (isHurried) editor.saver.flush()
      await soon(isHurried ? 1_100 : 54_500)
      if (!isHurried) expect(saving().pause).toBe('offline')
      await soon(isHurried ? 0 : 1_000)
      expect(saving()).toMatchObject(clean)
      expect(server.received).toHaveLength(1)
    }
  })

  it('does not block waiting until everything is saved', async () => {
    const { editor, server, write } = await openEditor()
    server.state.losesAnswers = true
    write(city, 'Faro')
    const first = sendPending(editor)
    await soon()
    expect(await first).toBe('offline')
    server.state.losesAnswers = false
    const second = sendPending(editor)
    await soon()
    expect(await second).toBe('saved')
  })
})

describe('events of others', () => {
  it('are requested again if the first request failed', async () => {
    const { server, says } = await openEditor()
    server.state.isCut = true
    server.take([change(city, 'Porto', 'Braga')])
    await soon()
    expect(says(city)).toBe('Porto')
    server.state.isCut = false
    await soon(1_500)
    expect(says(city)).toBe('Braga')
  })

  it('are reported as what they were, even if the news is late', async () => {
    const { editor, server, write } = await openEditor()
    const news: unknown[] = []
    editor.listen((one) => news.push(one))
    write(city, 'Faro')
    await settle()
    server.take([change(city, 'Faro', 'Porto')])
    await settle()
    server.tell({ kind: 'discarded', by: server.bo, revision: server.revision() })
    await settle()
    server.take([change('/agency/state', '', 'Norte')])
    await settle()
    const merged = (pointer: string) => ({ kind: 'merged', name: 'Bo', pointers: [pointer] })
    expect(news).toEqual([merged(city), merged('/agency/state')])
  })

  it('are reported once they can be read', async () => {
    const { editor, server, write } = await openEditor()
    const news: unknown[] = []
    editor.listen((one) => news.push(one))
    write(city, 'Faro')
    await settle()
    server.state.isCut = true
    server.tell({ kind: 'discarded', by: server.bo, revision: server.revision() + 1 })
    await soon()
    server.state.isCut = false
    server.take([change(city, 'Faro', 'Porto')])
    await settle()
    server.take([change('/agency/state', '', 'Norte')])
    await settle()
    expect(news).toMatchObject([{ kind: 'discarded', name: 'Bo' }, { kind: 'merged' }])
  })
})
