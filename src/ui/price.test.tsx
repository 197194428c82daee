// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Price } from './price.tsx'

describe('Price', () => {
  it('is a term with its amount', () => {
    render(
      <dl>
        <Price label="Total" amount="$120" variant="main" />
      </dl>,
    )
    expect(screen.getByRole('term')).toHaveTextContent('Total')
    expect(screen.getByRole('definition')).toHaveTextContent('$120')
  })

  it('marks a struck amount as no longer valid', () => {
    render(
      <dl>
        <Price label="Was" amount="$150" variant="struck" />
      </dl>,
    )
    expect(screen.getByText('$150').tagName).toBe('S')
  })
})
