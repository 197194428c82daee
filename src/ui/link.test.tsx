// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { Link, type LinkProps, LinkProvider } from './link.tsx'

const Routed = ({ children, ...props }: LinkProps) => (
  <a {...props} data-routed>
    {children}
  </a>
)

afterEach(cleanup)

describe('Link', () => {
  it('uses the router for paths of this site, and the browser for everything else', () => {
    render(
      <LinkProvider component={Routed}>
        <Link href="/about">about</Link>
        <Link href="//evil.example">slashes</Link>
        <Link href="https://agency.example">away</Link>
        <Link href="/deal" target="_blank">
          new tab
        </Link>
      </LinkProvider>,
    )
    const routed = screen.getAllByRole('link').filter((link) => 'routed' in link.dataset)
    expect(routed.map((link) => link.textContent)).toEqual(['about'])
  })
})
