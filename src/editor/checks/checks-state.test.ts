// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createEditorState } from '../core/editor-state.ts'
import { fakeDraftServer } from '../core/testing-draft-server.ts'
import { checksState } from './checks-state.ts'
import { panelMarks } from './panel-marks.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

async function openEditor() {
  const server = fakeDraftServer({ agency: { city: 'Faro' } })
  let asked = 0
  const api = {
    ...server.api,
    check: () => {
      asked += 1
      return server.api.check()
    },
  }
  const draft = await api.read()
  const keep = { read: async () => null, write: async () => {}, forget: async () => {} }
  const editor = createEditorState({ api, keep, draft, kept: null } as never)
  const { checksAtom, ask } = checksState(editor)
  const stop = editor.store.sub(checksAtom, () => {})
  await vi.advanceTimersByTimeAsync(0)
  return { server, editor, ask, stop, asked: () => asked, checks: () => editor.store.get(checksAtom) }
}

const field = (pointer: string) => ({ pointer, parents: [] })

describe('the checks of an open editor', () => {
  it('are asked for once at first, and once after the last of several saves', async () => {
    const { server, editor, asked, checks } = await openEditor()
    expect(asked()).toBe(1)
    for (const town of ['Beja', 'Braga', 'Porto']) {
      editor.change(field('/agency/city'), town)
      await vi.advanceTimersByTimeAsync(400)
    }
    await vi.advanceTimersByTimeAsync(2000)
    expect(asked()).toBe(2)
    expect(checks()).toMatchObject({
      state: 'ready',
      isAsking: false,
      answer: { revision: server.revision() },
    })
    expect(checksState(editor)).toBe(checksState(editor))
  })

  it('keep their last answer while nobody answers, and are asked again once somebody does', async () => {
    const { server, ask, checks, asked } = await openEditor()
    server.state.isCut = true
    ask()
    await vi.advanceTimersByTimeAsync(0)
    expect(checks()).toMatchObject({ state: 'offline', isAsking: false, answer: { revision: 1 } })
    server.state.isCut = false
    dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(0)
    expect(checks()).toMatchObject({ state: 'ready' })
    expect(asked()).toBe(3)
  })

  it('say that they failed where the server refuses', async () => {
    const { server, ask, checks } = await openEditor()
    server.state.status = 500
    ask()
    await vi.advanceTimersByTimeAsync(0)
    expect(checks().state).toBe('failed')
  })

  it('are not asked for once nobody shows them', async () => {
    const { editor, stop, asked } = await openEditor()
    stop()
    editor.change(field('/agency/city'), 'Beja')
    await vi.advanceTimersByTimeAsync(3000)
    expect(asked()).toBe(1)
  })
})

describe('the marks of panels', () => {
  it('count findings by the panel of their field, also of what is inside one or above', () => {
    const findings = [
      { pointer: '/navigation', level: 'blocking' },
      { pointer: '/posts/lisbon/content', level: 'advice' },
      { pointer: '/agency/metaData', level: 'advice' },
      { pointer: '/nowhere', level: 'blocking' },
    ] as const
    const marks = panelMarks(findings, ['/agency/socialLinks/tiktok', '/posts'])
    expect(Object.fromEntries(marks)).toEqual({
      navigation: { blocking: 1, advice: 0, refused: 0 },
      pages: { blocking: 0, advice: 1, refused: 1 },
      search: { blocking: 0, advice: 1, refused: 0 },
      social: { blocking: 0, advice: 0, refused: 1 },
    })
  })
})
