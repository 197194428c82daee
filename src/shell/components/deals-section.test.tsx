// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { products } from '../../contract/products.ts'
import { createText } from '../../platform/text.ts'
import en from '../text/en.json' with { type: 'json' }
import type { Deal } from './deal.ts'
import { DealsSection, type DealsSectionProps } from './deals-section.tsx'

const t = createText('en', { shell: en }).getFixedT(null, 'shell')
const deals: Deal[] = Array.from({ length: 9 }, (_, index) => ({
  service: 'Resorts',
  deal: {
    id: `${index}`,
    imageUrl: '/a.svg',
    name: `Resort ${index}`,
    location: 'Algarve',
    rating: 4,
    link: `/r?id=${index}`,
  },
}))

function props(
  title: (typeof products)[number]['title'],
  changes: Partial<DealsSectionProps> = {},
): DealsSectionProps {
  const selected = products.find((service) => service.title === title)
  if (!selected) throw new Error(title)
  return {
    t,
    services: products,
    selected,
    onSelect: () => {},
    state: { kind: 'loaded', deals: [] },
    prices: { see: true, savings: false, agent: false },
    device: 'desktop',
    language: 'en',
    money: (amount) => amount,
    subheading: 'Lisbon · Dec 4 – Dec 6',
    loginHref: '/login',
    ...changes,
  }
}

afterEach(cleanup)

describe('DealsSection', () => {
  // §2.5.1
  it("has a heading, tabs for the active services in the spec's order, and deals", () => {
    render(<DealsSection {...props('Hotels')} />)
    const tabs = screen.getAllByRole('tab').map((tab) => tab.textContent)
    expect(tabs).toEqual(['Hotels', 'Air Travel', 'Resorts', 'Cars', 'Activities', 'Cruise'])
    const heading = screen.getByRole('heading', { level: 2 })
    const list = screen.getByRole('tablist')
    const panel = screen.getByRole('tabpanel')
    expect(heading.compareDocumentPosition(list)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(list.compareDocumentPosition(panel)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  // §2.5.2
  it('shows only the tabs it receives', () => {
    render(<DealsSection {...props('Hotels', { services: products.filter((s) => s.title !== 'Resorts') })} />)
    expect(screen.queryByRole('tab', { name: 'Resorts' })).toBeNull()
  })

  it('requests another service when its tab is selected', async () => {
    const onSelect = vi.fn()
    render(<DealsSection {...props('Hotels', { onSelect })} />)
    await userEvent.click(screen.getByRole('tab', { name: 'Cars' }))
    expect(onSelect).toHaveBeenCalledWith(expect.objectContaining({ title: 'Cars' }))
  })

  // §2.5.9, §9.8
  it('shows 4 skeleton cards while loading', () => {
    const { container } = render(<DealsSection {...props('Hotels', { state: { kind: 'loading' } })} />)
    expect(container.querySelectorAll('[data-skeleton]')).toHaveLength(4)
    expect(screen.getByRole('tabpanel').getAttribute('aria-busy')).toBe('true')
  })

  // §2.5.5, §9.7
  it('shows at most two rows of four cards, with arrows for the carousel', () => {
    render(<DealsSection {...props('Resorts', { state: { kind: 'loaded', deals } })} />)
    expect(screen.getAllByRole('article')).toHaveLength(8)
    expect(screen.getByRole('button', { name: 'Previous deal' })).toBeDefined()
    expect(screen.getByRole('button', { name: 'Next deal' })).toBeDefined()
  })

  // §2.5.7, §2.5.8, §5.1
  it.each([
    ['Cruise', '/booknow/cruise'],
    ['Air Travel', '/booknow/flights'],
  ] as const)('shows a banner with Book Now for %s, and never deals or arrows', (title, path) => {
    for (const state of [{ kind: 'loaded', deals } as const, { kind: 'loading' } as const]) {
      cleanup()
      render(<DealsSection {...props(title, { state })} />)
      expect(screen.getByRole('link', { name: 'Book Now' }).getAttribute('href')).toBe(path)
      expect(screen.queryByRole('article')).toBeNull()
      expect(screen.queryByRole('button', { name: 'Next deal' })).toBeNull()
    }
  })

  // §2.5.10
  it.each([
    ['Hotels', 'Search for hotels', '/booknow/hotels'],
    ['Cars', 'Search for car rentals', '/booknow/cars'],
    ['Activities', 'Search for activities', '/booknow/activities'],
  ] as const)("suggests a search if there are no deals for %s: '%s'", (title, words, path) => {
    render(<DealsSection {...props(title)} />)
    expect(screen.getByRole('heading', { name: words })).toBeDefined()
    expect(screen.getByRole('link', { name: 'Book Now' }).getAttribute('href')).toBe(path)
  })

  it('says that nothing is near only if that is known, not after a failure', () => {
    const { rerender } = render(
      <DealsSection {...props('Hotels', { state: { kind: 'loaded', deals: [] } })} />,
    )
    expect(screen.getByText(en['deals.emptyHint'])).toBeDefined()
    const state = { kind: 'failed', message: 'Something went wrong', onRetry: vi.fn() } as const
    rerender(<DealsSection {...props('Hotels', { state })} />)
    expect(screen.queryByText(en['deals.emptyHint'])).toBeNull()
  })

  // §4.7, §8.2
  it('explains a failure to load, empties the list and offers a retry', async () => {
    const onRetry = vi.fn()
    render(
      <DealsSection
        {...props('Hotels', { state: { kind: 'failed', message: 'Something went wrong', onRetry } })}
      />,
    )
    expect(screen.getByRole('alert').textContent).toContain('Something went wrong')
    expect(screen.getByRole('heading', { name: 'Search for hotels' })).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(onRetry).toHaveBeenCalledOnce()
  })
})
