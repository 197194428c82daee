// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Progress } from './progress.tsx'

const bar = () => screen.getByRole('progressbar', { name: 'Upload' }) as HTMLProgressElement

describe('Progress', () => {
  it('announces its progress, in words if given', () => {
    const { container } = render(<Progress label="Upload" value={3} max={8} valueText="3 of 8" />)
    expect([bar().value, bar().max]).toEqual([3, 8])
    expect(bar()).toHaveAttribute('aria-valuetext', '3 of 8')
    expect(container.querySelector('rect')).toHaveAttribute('width', '37.5%')
  })

  it('has no value while it is unknown', () => {
    render(<Progress label="Upload" value={null} />)
    expect(bar()).not.toHaveAttribute('value')
  })

  it.each([
    [-5, '0%'],
    [250, '100%'],
    [Number.NaN, '0%'],
  ])('stays between nothing and all: %d is drawn as %s', (value, width) => {
    const { container } = render(<Progress label="Upload" value={value} />)
    expect(container.querySelector('rect')).toHaveAttribute('width', width)
  })

  it('fills its ring in proportion', () => {
    const { container } = render(<Progress label="Upload" value={25} shape="ring" hideLabel />)
    expect(bar().value).toBe(25)
    expect(container.querySelector('[stroke-dasharray]')).toHaveAttribute('stroke-dasharray', '25 100')
  })

  it.each(['bar', 'ring'] as const)('writes no style attribute into HTML as a %s', (shape) => {
    for (const value of [null, 40]) {
      expect(renderToString(<Progress label="Upload" value={value} shape={shape} />)).not.toMatch(/\sstyle=/)
    }
  })
})
