// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { DateRange } from './date-range.tsx'

afterEach(cleanup)

function show(start: string, end: string) {
  const onChange = vi.fn()
  render(
    <DateRange
      {...{ startLabel: 'In', endLabel: 'Out', min: '2025-01-01', daysAhead: 365, mostNights: 14, onChange }}
      value={{ start, end }}
    />,
  )
  return onChange
}

describe('DateRange', () => {
  it('carries the end along, a night later, when the start passes it', () => {
    const onChange = show('2025-03-01', '2025-03-05')
    fireEvent.change(screen.getByLabelText('In'), { target: { value: '2025-12-31' } })
    expect(onChange).toHaveBeenCalledWith({ start: '2025-12-31', end: '2026-01-01' })
  })

  it('leaves a later end alone', () => {
    const onChange = show('2025-03-01', '2025-03-05')
    fireEvent.change(screen.getByLabelText('In'), { target: { value: '2025-03-04' } })
    expect(onChange).toHaveBeenCalledWith({ start: '2025-03-04', end: '2025-03-05' })
  })

  it('carries the end along too when a new start would make the range too long', () => {
    const onChange = show('2025-03-10', '2025-03-14')
    fireEvent.change(screen.getByLabelText('In'), { target: { value: '2025-02-28' } })
    expect(onChange).toHaveBeenLastCalledWith({ start: '2025-02-28', end: '2025-03-14' })
    fireEvent.change(screen.getByLabelText('In'), { target: { value: '2025-02-27' } })
    expect(onChange).toHaveBeenLastCalledWith({ start: '2025-02-27', end: '2025-02-28' })
  })

  it('ends the choice with the latest start and the longest range', () => {
    show('2025-03-10', '2025-03-14')
    expect(screen.getByLabelText('In').getAttribute('max')).toBe('2026-01-01')
    expect(screen.getByLabelText('Out').getAttribute('max')).toBe('2025-03-24')
  })

  it('lets the end be a day after the start at the earliest', () => {
    show('2024-02-28', '2024-03-02')
    expect(screen.getByLabelText('Out').getAttribute('min')).toBe('2024-02-29')
    expect(screen.getByLabelText('In').getAttribute('min')).toBe('2025-01-01')
  })
})
