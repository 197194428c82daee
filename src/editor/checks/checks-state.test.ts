// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createEditorState } from '../core/editor-state.ts'
import { fakeDraftServer } from '../core/testing-draft-server.ts'
import { checksState } from './checks-state.ts'
import { panelMarks } from './panel-marks.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

async function openEditor() {
  const server = fakeDraftServer({ agency: { city: 'Faro' } })
  let count = 0
  const api = {
    ...server.api,
    check: () => {
      count += 1
      return server.api.check()
    },
  }
  const draft = await api.read()
  const keep = { read: async () => null, write: async () => {}, forget: async () => {} }
  const editor = createEditorState({ api, keep, draft, stored: null } as never)
  const { checksAtom, ask } = checksState(editor)
  const stop = editor.store.sub(checksAtom, () => {})
  await vi.advanceTimersByTimeAsync(0)
  return { server, editor, ask, stop, requests: () => count, checks: () => editor.store.get(checksAtom) }
}

const field = (pointer: string) => ({ pointer, parents: [] })

describe('checks of an open editor', () => {
  it('are requested once at first, and once after the last of several saves', async () => {
    const { server, editor, requests, checks } = await openEditor()
    expect(requests()).toBe(1)
    for (const town of ['Beja', 'Braga', 'Porto']) {
      editor.change(field('/agency/city'), town)
      await vi.advanceTimersByTimeAsync(400)
    }
    await vi.advanceTimersByTimeAsync(2000)
    expect(requests()).toBe(2)
    expect(checks()).toMatchObject({
      state: 'ready',
      isAsking: false,
      answer: { revision: server.revision() },
    })
    expect(checksState(editor)).toBe(checksState(editor))
  })

  it('keep their last answer while the server is unreachable, then are requested again', async () => {
    const { server, ask, checks, requests } = await openEditor()
    server.state.isCut = true
    ask()
    await vi.advanceTimersByTimeAsync(0)
    expect(checks()).toMatchObject({ state: 'offline', isAsking: false, answer: { revision: 1 } })
    server.state.isCut = false
    dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(0)
    expect(checks()).toMatchObject({ state: 'ready' })
    expect(requests()).toBe(3)
  })

  it('report a failure if the server refuses', async () => {
    const { server, ask, checks } = await openEditor()
    server.state.status = 500
    ask()
    await vi.advanceTimersByTimeAsync(0)
    expect(checks().state).toBe('failed')
  })

  it('are not requested while nothing shows them', async () => {
    const { editor, stop, requests } = await openEditor()
    stop()
    editor.change(field('/agency/city'), 'Beja')
    await vi.advanceTimersByTimeAsync(3000)
    expect(requests()).toBe(1)
  })
})

describe('marks of panels', () => {
  it('count findings by the panel of their field, including those inside or above one', () => {
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
