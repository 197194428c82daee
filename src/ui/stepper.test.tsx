// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Stepper } from './stepper.tsx'

function show(current: string, error?: string) {
  const steps = ['Room', 'Guests', 'Payment', 'Done'].map((label) => ({
    id: label,
    label,
    href: `/book/${label}`,
    hasError: label === error,
  }))
  render(
    <Stepper
      label="Booking"
      steps={steps}
      current={current}
      positionLabel={(number, total, label) => `Step ${number} of ${total}: ${label}`}
      stateLabels={{ done: 'done', upcoming: 'to do', error: 'to mend' }}
    />,
  )
}

const states = () => screen.getAllByRole('listitem').map((step) => step.dataset.state)

describe('Stepper', () => {
  it('states in words too which steps are done, current and ahead', () => {
    show('Guests')
    expect(states()).toEqual(['done', 'current', 'upcoming', 'upcoming'])
    expect(screen.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
      'Room (done)',
      '2Guests',
      '3Payment (to do)',
      '4Done (to do)',
    ])
  })

  it('marks the current step for screen readers', () => {
    show('Guests')
    const [, guests] = screen.getAllByRole('listitem')
    expect(guests).toHaveAttribute('aria-current', 'step')
    expect(screen.getByRole('navigation', { name: 'Booking' })).toBeVisible()
  })

  it('links back to completed steps, and never ahead', () => {
    show('Payment')
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/book/Room',
      '/book/Guests',
    ])
  })

  it('shows a step that needs fixing, including the current one', () => {
    show('Guests', 'Guests')
    expect(states()).toEqual(['done', 'error', 'upcoming', 'upcoming'])
    expect(screen.getAllByRole('listitem')[1]).toHaveTextContent('(to mend)')
    expect(screen.getAllByRole('listitem')[1]).toHaveAttribute('aria-current', 'step')
  })

  it('states the position in one line on phones', () => {
    show('Guests')
    expect(screen.getByText('Step 2 of 4: Guests')).toHaveClass('sm:hidden')
  })
})
