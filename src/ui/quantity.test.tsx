// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { Quantity } from './quantity.tsx'

function Children() {
  const [value, setValue] = useState(1)
  return (
    <Quantity
      label="Children"
      fewerLabel="Fewer"
      moreLabel="More"
      min={0}
      max={2}
      {...{ value }}
      onChange={setValue}
    />
  )
}

it('keeps the focus at its last number, where it changes nothing more', async () => {
  render(<Children />)
  const fewer = screen.getByRole('button', { name: 'Fewer' })
  fewer.focus()
  await userEvent.keyboard('{Enter}{Enter}')
  expect(screen.getByRole('status')).toHaveTextContent('0')
  expect(fewer).toHaveAttribute('aria-disabled', 'true')
  expect(fewer).toHaveFocus()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(screen.getByRole('status')).toHaveTextContent('1')
})
