import { describe, expect, it } from 'vitest'
import { change } from '../../tenant/settings/change.ts'
import type { JsonObject } from '../../tenant/settings/json.ts'
import { fieldAt } from './field-table.ts'
import { carryInvalidTexts, invalidTextAt } from './invalid-texts.ts'
import { sendPending } from './send-pending.ts'
import { fakeDraftServer } from './testing-draft-server.ts'
import { city, keepInMemory, openEditor, settings, settle, withEditors } from './testing-editor.ts'

withEditors()

const color = '/agency/primaryColor'
const typing = `type ${color}`

describe('text that its field does not accept', () => {
  it('survives a reload, waits for a fix after the focus leaves, and is never sent', async () => {
    const keep = keepInMemory()
    const { editor, server } = await openEditor(fakeDraftServer(settings), keep)
    editor.keepText(color, '#12', typing)
    expect(editor.store.get(editor.toFixAtom)).toEqual([])
    editor.endText(color)
    expect(editor.store.get(editor.toFixAtom)).toEqual([color])
    await settle()
    expect(server.received).toEqual([])
    const again = (await openEditor(server, keep)).editor
    expect(again.store.get(again.invalidTextsAtom)).toMatchObject({ [color]: { text: '#12' } })
    expect(again.undo()).toEqual({ skipped: 0, pointers: [color] })
    expect(again.store.get(again.invalidTextsAtom)).toEqual({})
    again.redo()
    expect(again.store.get(again.invalidTextsAtom)).toMatchObject({ [color]: { text: '#12' } })
  })

  it('is one step with what was typed before it in the same gesture', async () => {
    const { editor, write, says } = await openEditor()
    write(color, '#112233', typing)
    for (const text of ['#1122334', '#11223']) editor.keepText(color, text, typing)
    editor.undo()
    expect([says(color), editor.store.get(editor.invalidTextsAtom)]).toEqual(['#136f63', {}])
    expect(editor.undo()).toBeNull()
  })

  it('stops waiting when its field is set another way, until that is undone', async () => {
    const { editor, write } = await openEditor()
    editor.keepText(color, '#12', typing)
    editor.endText(color)
    write(city, 'Faro')
    expect(editor.store.get(editor.toFixAtom)).toEqual([color])
    write(color, '#b00020')
    expect(editor.store.get(editor.toFixAtom)).toEqual([])
    editor.undo()
    expect(editor.store.get(editor.toFixAtom)).toEqual([color])
  })

  it('survives another person’s change of the field', async () => {
    const { editor, server } = await openEditor()
    editor.keepText(color, '#12', typing)
    editor.endText(color)
    server.take([change(color, '#136f63', '#b00020')])
    await settle()
    expect(editor.store.get(editor.toFixAtom)).toEqual([color])
  })

  const [about, faqs] = [
    { label: 'About', path: '/about' },
    { label: 'Questions', path: '/faqs' },
  ]
  const list = (...navigation: JsonObject[]): JsonObject => ({ navigation, links: [] })
  it.each([
    ['stays with its item when that is moved', list(faqs, about), '/navigation/1/path'],
    [
      'stays when another field of the item changes',
      list({ ...about, label: 'Us' }, faqs),
      '/navigation/0/path',
    ],
    ['stays when an item is added', list(about, faqs, { label: 'New', path: '/x' }), '/navigation/0/path'],
    ['is removed with its item', list(faqs), undefined],
    [
      'is removed with its item even if another is added at once',
      list(faqs, { label: 'New', path: '/x' }),
      undefined,
    ],
    ['is removed when its field is set another way', list({ ...about, path: '/deals' }, faqs), undefined],
  ])('%s in a list', (_, after, pointer) => {
    const at = '/navigation/0/path'
    const carried = carryInvalidTexts({ [at]: invalidTextAt(at, 'ftp://x', list(about, faqs)) }, after, true)
    expect(carried).toEqual(pointer ? { [pointer]: invalidTextAt(pointer, 'ftp://x', after) } : {})
  })

  it('stays with an item that is renamed', () => {
    const links = (id: string) => ({ links: [{ id, target: '/about' }] })
    const [old, next] = ['/links/old/target', '/links/new/target']
    expect(fieldAt(old)?.pointer).toBe('/links')
    expect(
      carryInvalidTexts({ [old]: invalidTextAt(old, 'ftp://x', links('old')) }, links('new'), true),
    ).toEqual({
      [next]: invalidTextAt(next, 'ftp://x', links('new')),
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
    ['is removed', 'was removed', [about], []],
    ['is found again', 'was moved', [faqs, about], ['/navigation/0/path']],
  ])('%s when the editor is reopened and its item %s meanwhile', async (_, __, now, pointers) => {
    const { editor, keep, server, others } = await typed()
    editor.stop()
    others(now)
    const again = (await openEditor(server, keep)).editor
    expect(again.store.get(again.toFixAtom)).toEqual(pointers)
  })

  it.each([
    ['does not return', 'was removed', [about], []],
    ['returns in it', 'was moved', [faqs, about], ['/navigation/0/path']],
  ])('%s with an undo when its item %s meanwhile', async (_, __, now, pointers) => {
    const { editor, others } = await typed()
    editor.undo()
    expect(editor.store.get(editor.toFixAtom)).toEqual([])
    others(now)
    await settle()
    expect(editor.redo()?.pointers).toEqual(pointers)
    expect(editor.store.get(editor.toFixAtom)).toEqual(pointers)
  })

  it('is dropped if an earlier release stored it without its place', () => {
    expect(carryInvalidTexts(JSON.parse(`{"${color}":"#12"}`), settings, false)).toEqual({})
  })

  it('blocks publishing and scheduling until it is fixed', async () => {
    const { editor } = await openEditor()
    editor.keepText(color, '#12', typing)
    editor.endText(color)
    expect(await sendPending(editor)).toBe('refused')
    editor.undo()
    expect(await sendPending(editor)).toBe('saved')
  })
})
