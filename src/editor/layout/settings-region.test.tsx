// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom'
import { expect, it } from 'vitest'
import { usePanel } from './settings-region.tsx'

function opened(...entries: string[]) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={entries}>{children}</MemoryRouter>
  )
  const use = () => {
    const [panel, open] = usePanel()
    return { panel, open, back: useNavigate(), path: useLocation().pathname }
  }
  const { result } = renderHook(use, { wrapper })
  return {
    now: () => result.current,
    open: (panel: Parameters<ReturnType<typeof use>['open']>[0]) => act(() => result.current.open(panel)),
    back: () => act(() => result.current.back(-1)),
  }
}

it('goes back panel by panel, and out from the first one', () => {
  const editor = opened('/dashboard', '/settings/website/')
  expect(editor.now().panel).toBe('brand')
  editor.open('payment')
  editor.open('pages')
  editor.back()
  expect(editor.now().panel).toBe('payment')
  editor.back()
  expect(editor.now()).toMatchObject({ panel: 'brand', path: '/settings/website/' })
  editor.back()
  expect(editor.now().path).toBe('/dashboard')
})

it('counts the open panel once, however often it is requested', () => {
  const editor = opened('/dashboard', '/settings/website')
  editor.open('brand')
  editor.open('contact')
  editor.open('contact')
  editor.back()
  expect(editor.now().panel).toBe('brand')
  editor.back()
  expect(editor.now().path).toBe('/dashboard')
})
