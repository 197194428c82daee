// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it } from 'vitest'
import type { PanelId } from '../core/field.ts'
import { fieldsIn } from '../core/field-table.ts'
import { fakeDraftServer } from '../core/testing-draft-server.ts'
import { openEditor } from '../core/testing-editor.ts'
import { EditorProvider } from '../layout/editor-context.tsx'
import { createFrames } from './frames.ts'
import { previewChoicesAtom } from './use-preview-view.ts'
import { useShowFields } from './use-show-fields.ts'

afterEach(cleanup)

const settings = {
  agency: { city: 'Porto', isHideSignupOption: false },
  about: { isEnabled: true, title: 'About' },
  faq: { isEnabled: false },
  navigation: [],
}

async function opened() {
  const { editor } = await openEditor(fakeDraftServer(settings))
  const open = { editor, frames: createFrames() }
  const wrapper = ({ children }: { children: ReactNode }) => (
    <EditorProvider open={open}>{children}</EditorProvider>
  )
  const { result } = renderHook(useShowFields, { wrapper })
  const lead = (panel: PanelId, section?: string) =>
    act(() =>
      result.current(fieldsIn(panel).filter((one) => section === undefined || one.section === section)),
    )
  return { lead, at: () => editor.store.get(previewChoicesAtom).path ?? '/' }
}

it('switches to the only page that shows the opened setting', async () => {
  const { lead, at } = await opened()
  lead('pages', 'about')
  expect(at()).toBe('/about')
  lead('home')
  expect(at()).toBe('/')
})

it.each(['brand', 'contact', 'pages', 'payment', 'analytics'] as const)(
  'stays where it is for %s, which many pages or none show',
  async (panel) => {
    const { lead, at } = await opened()
    lead('pages', 'about')
    lead(panel)
    expect(at()).toBe('/about')
  },
)

it('stays where it is for a page that the site does not have', async () => {
  const { lead, at } = await opened()
  lead('pages', 'faq')
  expect(at()).toBe('/')
})
