// @vitest-environment jsdom
import { act, render } from '@testing-library/react'
import { MemoryRouter, type NavigateFunction, useNavigate } from 'react-router-dom'
import { beforeEach, expect, it, vi } from 'vitest'
import { useCanonicalAddress } from './use-canonical-address.ts'

let navigate: NavigateFunction

function Page() {
  navigate = useNavigate()
  useCanonicalAddress()
  return null
}

const canonical = () =>
  [...document.head.children].map((tag) => tag.getAttribute('rel') ?? tag.getAttribute('property'))

beforeEach(() => {
  const entry = { name: 'http://aurora.localhost/blog?id=one&lng=pt' } as PerformanceEntry
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([entry])
  document.head.innerHTML =
    '<link rel="canonical" href="/"><meta property="og:url" content="/"><meta property="og:title" content="One">'
  render(<Page />, {
    wrapper: ({ children }) => (
      <MemoryRouter initialEntries={['/blog?id=one&lng=pt']}>{children}</MemoryRouter>
    ),
  })
})

it('keeps the canonical address while the same page is shown, whatever is selected on it', () => {
  act(() => void navigate('/blog?id=one&tab=Cars'))
  expect(canonical()).toEqual(['canonical', 'og:url', 'og:title'])
})

it.each(['/about', '/blog', '/blog?id=two'])('removes it when %s is shown instead', (address) => {
  act(() => void navigate(address))
  expect(canonical()).toEqual(['og:title'])
})
