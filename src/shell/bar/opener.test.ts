// @vitest-environment jsdom
import { fireEvent, render, screen, within } from '@testing-library/react'
import { createElement } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import type { BarFacts } from '../../contract/bar.ts'
import { Bar } from './bar.tsx'
import { drawOpener } from './opener.ts'
import { storePageStyle } from './stored-page-style.ts'

const facts: BarFacts = {
  slug: 'aurora',
  gallery: null,
  logIn: null,
  tenants: [],
  roles: [],
  noRoles: null,
  languages: ['en'],
  currencies: ['USD'],
  scenarios: [],
  conditions: { latency: 0, scenario: '' },
  problems: [],
  movedTo: null,
  resetHref: null,
}

let end = () => {}
afterEach(() => {
  end()
  sessionStorage.clear()
})

function draw(overrides: Partial<BarFacts> = {}) {
  const shadow = document.createElement('div').attachShadow({ mode: 'open' })
  const onPress = vi.fn()
  end = drawOpener(shadow, { ...facts, ...overrides }, onPress)
  const bar = within(shadow as unknown as HTMLElement)
  return { bar, button: bar.getByRole('button'), onPress }
}

it('names the agency, and is closed until it is pressed', () => {
  const { button, onPress } = draw()
  expect(button).toHaveTextContent(/^aurora: view options$/)
  expect(button).toHaveAttribute('aria-expanded', 'false')
  expect(button).not.toHaveAttribute('data-changed')
  fireEvent.click(button)
  expect(onPress).toHaveBeenCalledOnce()
})

it('reports faults and a preview, as the open bar does', () => {
  const { bar, button } = draw({ problems: ['jolt: name is missing'], resetHref: '/preview-reset/' })
  expect(button).toHaveTextContent('aurora preview 1 fault: view options')
  expect(bar.getByRole('status')).toHaveTextContent('1 fault')
})

it('is the button that the open bar has', () => {
  const all = {
    problems: ['jolt: name is missing'],
    resetHref: '/preview-reset/',
    conditions: { latency: 300, scenario: '' },
  }
  const now = { language: 'en', currency: 'USD', role: '' }
  render(createElement(Bar, { facts: { ...facts, ...all }, now, onHide: vi.fn() }))
  const [open, closed] = [screen.getByRole('button', { name: /view options$/ }), draw(all).button]
  expect(closed.textContent).toBe(open.textContent)
  expect(closed.dataset.changed !== undefined).toBe(open.dataset.changed !== undefined)
  expect(closed.querySelector('path')?.getAttribute('d')).toBe(open.querySelector('path')?.getAttribute('d'))
  expect([...closed.querySelectorAll('span')].map(({ className }) => className)).toEqual(
    [...open.querySelectorAll('span')].map(({ className }) => className),
  )
})

it('is marked while the page is shown otherwise than a visitor sees it', () => {
  expect(draw({ conditions: { latency: 300, scenario: '' } }).button).toHaveAttribute('data-changed')
  end()
  storePageStyle({ mode: 'dark', direction: 'site' })
  expect(draw().button).toHaveAttribute('data-changed')
})
