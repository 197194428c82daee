// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { PageContext } from '../../contract/page.ts'
import { PageProvider } from '../../platform/page.tsx'
import { openEditor } from '../core/testing-editor.ts'
import { EditorProvider } from '../shell/editor-context.tsx'
import { createFrames } from './frames.ts'
import { type PreviewView, usePreviewView } from './use-preview-view.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

let now: PreviewView | undefined

function Look() {
  now = usePreviewView()
  return null
}

/** The view of an editor in a window of this width in pixels. */
async function opened(width: number) {
  const list = { matches: width < 768, addEventListener() {}, removeEventListener() {} }
  vi.stubGlobal('matchMedia', () => list)
  const { editor } = await openEditor()
  const page = { device: 'desktop', language: 'en', currency: 'USD' } as PageContext
  render(
    <PageProvider page={page}>
      <EditorProvider open={{ editor, frames: createFrames() }}>
        <Look />
      </EditorProvider>
    </PageProvider>,
  )
  return {
    look: () => now as PreviewView,
    does: (doing: (view: PreviewView) => void) => act(() => doing(now as PreviewView)),
  }
}

it('keeps the chosen page through a redirect, for roles that may see it', async () => {
  const { look, does } = await opened(1440)
  does(({ change }) => change({ role: 'agent' }))
  does(({ ledTo }) => ledTo('/booknow/hotels'))
  expect(look().path).toBe('/booknow/hotels')
  does(({ change }) => change({ role: 'traveller' }))
  expect(look()).toMatchObject({ path: '/', wish: { role: 'traveller' } })
})

it('stays on the page that the user went to, for every role', async () => {
  const { look, does } = await opened(1440)
  does(({ setPath }) => setPath('/about'))
  does(({ change }) => change({ role: 'agent' }))
  expect(look().path).toBe('/about')
})

it('is a phone in a phone-sized window, until another is chosen', async () => {
  const { look, does } = await opened(390)
  expect(look().device).toBe('phone')
  does(({ setPath }) => setPath('/about'))
  expect(look().device).toBe('phone')
  does(({ setDevice }) => setDevice('desktop'))
  expect(look().device).toBe('desktop')
  expect((await opened(1440)).look().device).toBe('desktop')
})
