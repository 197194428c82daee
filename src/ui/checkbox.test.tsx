// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Checkbox, CheckGroup } from './checkbox.tsx'

it('labels all its checkboxes with one question, marked as required if so', () => {
  render(
    <CheckGroup label="Meals" required>
      <Checkbox label="Breakfast" />
      <Checkbox label="Dinner" />
    </CheckGroup>,
  )
  const group = screen.getByRole('group', { name: /^Meals/ })
  expect(within(group).getAllByRole('checkbox')).toHaveLength(2)
  expect(group.querySelector('legend')).toHaveTextContent('*')
})
