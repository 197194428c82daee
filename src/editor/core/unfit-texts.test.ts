import { describe, expect, it } from 'vitest'
import { change } from '../../tenant/settings/change.ts'
import type { JsonObject } from '../../tenant/settings/json.ts'
import { fieldAt } from './field-table.ts'
import { sendPending } from './send-pending.ts'
import { fakeDraftServer } from './testing-draft-server.ts'
import { city, keepInMemory, openEditor, settings, settle, withEditors } from './testing-editor.ts'
import { unfitCarried, unfitText } from './unfit-texts.ts'

withEditors()

const color = '/agency/primaryColor'
const typing = `type ${color}`

describe('a text that its field does not take', () => {
  it('is kept over a reload, waits to be mended once its field is left, and is nothing that the server is told', async () => {
    const keep = keepInMemory()
    const { editor, server } = await openEditor(fakeDraftServer(settings), keep)
    editor.keepText(color, '#12', typing)
    expect(editor.store.get(editor.toMendAtom)).toEqual([])
    editor.endText(color)
    expect(editor.store.get(editor.toMendAtom)).toEqual([color])
    await settle()
    expect(server.told).toEqual([])
    const again = (await openEditor(server, keep)).editor
    expect(again.store.get(again.unfitAtom)).toMatchObject({ [color]: { text: '#12' } })
    expect(again.undo()).toEqual({ skipped: 0, pointers: [color] })
    expect(again.store.get(again.unfitAtom)).toEqual({})
    again.redo()
    expect(again.store.get(again.unfitAtom)).toMatchObject({ [color]: { text: '#12' } })
  })

  it('is one step with what was written before it in the same breath', async () => {
    const { editor, write, says } = await openEditor()
    write(color, '#112233', typing)
    for (const text of ['#1122334', '#11223']) editor.keepText(color, text, typing)
    editor.undo()
    expect([says(color), editor.store.get(editor.unfitAtom)]).toEqual(['#136f63', {}])
    expect(editor.undo()).toBeNull()
  })

  it('waits no longer where its field is set in another way, until that is taken back', async () => {
    const { editor, write } = await openEditor()
    editor.keepText(color, '#12', typing)
    editor.endText(color)
    write(city, 'Faro')
    expect(editor.store.get(editor.toMendAtom)).toEqual([color])
    write(color, '#b00020')
    expect(editor.store.get(editor.toMendAtom)).toEqual([])
    editor.undo()
    expect(editor.store.get(editor.toMendAtom)).toEqual([color])
  })

  it('is not lost to what somebody else writes there', async () => {
    const { editor, server } = await openEditor()
    editor.keepText(color, '#12', typing)
    editor.endText(color)
    server.take([change(color, '#136f63', '#b00020')])
    await settle()
    expect(editor.store.get(editor.toMendAtom)).toEqual([color])
  })

  const [about, faqs] = [
    { label: 'About', path: '/about' },
    { label: 'Questions', path: '/faqs' },
  ]
  const list = (...navigation: JsonObject[]): JsonObject => ({ navigation, links: [] })
  it.each([
    ['stays with its thing where that is moved', list(faqs, about), '/navigation/1/path'],
    [
      'stays where another field of the thing is written',
      list({ ...about, label: 'Us' }, faqs),
      '/navigation/0/path',
    ],
    ['stays where a thing is added', list(about, faqs, { label: 'New', path: '/x' }), '/navigation/0/path'],
    ['goes with its thing', list(faqs), undefined],
    [
      'goes with its thing where another is added at once',
      list(faqs, { label: 'New', path: '/x' }),
      undefined,
    ],
    ['goes where another way is set', list({ ...about, path: '/deals' }, faqs), undefined],
  ])('%s in a list', (_, after, pointer) => {
    const at = '/navigation/0/path'
    const carried = unfitCarried({ [at]: unfitText(at, 'ftp://x', list(about, faqs)) }, after, true)
    expect(carried).toEqual(pointer ? { [pointer]: unfitText(pointer, 'ftp://x', after) } : {})
  })

  it('stays with a thing whose name is changed', () => {
    const links = (id: string) => ({ links: [{ id, target: '/about' }] })
    const [old, next] = ['/links/old/target', '/links/new/target']
    expect(fieldAt(old)?.pointer).toBe('/links')
    expect(unfitCarried({ [old]: unfitText(old, 'ftp://x', links('old')) }, links('new'), true)).toEqual({
      [next]: unfitText(next, 'ftp://x', links('new')),
    })
  })

  const typed = async () => {
    const keep = keepInMemory()
    const server = fakeDraftServer({ ...settings, navigation: [about, faqs] })
    const { editor } = await openEditor(server, keep)
    editor.keepText('/navigation/1/path', 'ftp://x', 'type /navigation')
    editor.endText('/navigation/1/path')
    await settle()
    const others = (navigation: JsonObject[]) =>
      server.take([change('/navigation', [about, faqs], navigation)])
    return { editor, keep, server, others }
  }

  it.each([
    ['goes', 'was removed', [about], []],
    ['is found again', 'was moved', [faqs, about], ['/navigation/0/path']],
  ])('%s when the editor is opened again where its thing %s meanwhile', async (_, __, now, pointers) => {
    const { editor, keep, server, others } = await typed()
    editor.stop()
    others(now)
    const again = (await openEditor(server, keep)).editor
    expect(again.store.get(again.toMendAtom)).toEqual(pointers)
  })

  it.each([
    ['does not come again', 'was removed', [about], []],
    ['comes again in it', 'was moved', [faqs, about], ['/navigation/0/path']],
  ])('%s with a step where its thing %s meanwhile', async (_, __, now, pointers) => {
    const { editor, others } = await typed()
    editor.undo()
    expect(editor.store.get(editor.toMendAtom)).toEqual([])
    others(now)
    await settle()
    expect(editor.redo()?.pointers).toEqual(pointers)
    expect(editor.store.get(editor.toMendAtom)).toEqual(pointers)
  })

  it('is left out where an earlier release kept it without its place', () => {
    expect(unfitCarried(JSON.parse(`{"${color}":"#12"}`), settings, false)).toEqual({})
  })

  it('keeps everything from being published or planned until it is mended', async () => {
    const { editor } = await openEditor()
    editor.keepText(color, '#12', typing)
    editor.endText(color)
    expect(await sendPending(editor)).toBe('refused')
    editor.undo()
    expect(await sendPending(editor)).toBe('saved')
  })
})
