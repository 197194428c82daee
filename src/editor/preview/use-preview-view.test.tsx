// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { PageContext } from '../../contract/page.ts'
import { PageProvider } from '../../platform/page.tsx'
import { openEditor } from '../core/testing-editor.ts'
import { EditorProvider } from '../layout/editor-context.tsx'
import { createFrames } from './frames.ts'
import { type PreviewView, usePreviewView } from './use-preview-view.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

let now: PreviewView | undefined

function Sample() {
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
        <Sample />
      </EditorProvider>
    </PageProvider>,
  )
  return {
    view: () => now as PreviewView,
    does: (doing: (view: PreviewView) => void) => act(() => doing(now as PreviewView)),
  }
}

it('keeps the chosen page through a redirect, for roles that may see it', async () => {
  const { view, does } = await opened(1440)
  does(({ change }) => change({ role: 'agent' }))
  does(({ ledTo }) => ledTo('/booknow/hotels'))
  expect(view().path).toBe('/booknow/hotels')
  does(({ change }) => change({ role: 'traveller' }))
  expect(view()).toMatchObject({ path: '/', grantRequest: { role: 'traveller' } })
})

it('stays on the page that the user went to, for every role', async () => {
  const { view, does } = await opened(1440)
  does(({ setPath }) => setPath('/about'))
  does(({ change }) => change({ role: 'agent' }))
  expect(view().path).toBe('/about')
})

it('is a phone in a phone-sized window, until another is chosen', async () => {
  const { view, does } = await opened(390)
  expect(view().device).toBe('phone')
  does(({ setPath }) => setPath('/about'))
  expect(view().device).toBe('phone')
  does(({ setDevice }) => setDevice('desktop'))
  expect(view().device).toBe('desktop')
  expect((await opened(1440)).view().device).toBe('desktop')
})
