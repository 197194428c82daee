// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { DescriptionList } from './description-list.tsx'

describe('DescriptionList', () => {
  it.each(['split', 'rows', 'grid'] as const)(
    'pairs each term with its detail in the layout %s',
    (layout) => {
      render(
        <DescriptionList
          layout={layout}
          entries={[
            { term: 'Check-in', detail: '14:00' },
            { term: 'Guests', detail: '2 adults' },
          ]}
        />,
      )
      expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Check-in', 'Guests'])
      expect(screen.getAllByRole('definition').map((detail) => detail.textContent)).toEqual([
        '14:00',
        '2 adults',
      ])
    },
  )
})
