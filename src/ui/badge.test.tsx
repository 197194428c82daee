// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Badge } from './badge.tsx'

const css = readFileSync('src/ui/utilities.css', 'utf8')

describe('Badge', () => {
  it('announces its words, and not its colour', () => {
    render(<Badge tone="success">Confirmed</Badge>)
    expect(screen.getByText('Confirmed').textContent).toBe('Confirmed')
  })

  it.each(['solid', 'brand', 'secondary', 'neutral', 'success', 'warning', 'destructive'] as const)(
    'has an edge in the tone %s, so that it stays visible in forced colours',
    (tone) => {
      render(<Badge tone={tone}>Words</Badge>)
      expect(screen.getByText('Words')).toHaveClass('badge', `badge-${tone}`)
      expect(css).toMatch(/@utility badge \{[^}]*\bborder\b/)
      expect(css).toMatch(new RegExp(`@utility badge-${tone} \\{[^}]*\\bborder-[a-z]`))
    },
  )
})
