// @vitest-environment jsdom
import { fireEvent, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { BarFacts } from '../../contract/bar.ts'
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

it('is marked while the page is shown otherwise than a visitor sees it', () => {
  expect(draw({ conditions: { latency: 300, scenario: '' } }).button).toHaveAttribute('data-changed')
  end()
  storePageStyle({ mode: 'dark', direction: 'site' })
  expect(draw().button).toHaveAttribute('data-changed')
})
