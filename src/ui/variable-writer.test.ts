// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { variableWriter } from './variable-writer.ts'

let waiting: (() => void)[] = []
let root: HTMLElement

/** Runs the next frame, as a browser does. */
function nextFrame(): void {
  const due = waiting
  waiting = []
  for (const run of due) run()
}

beforeEach(() => {
  waiting = []
  root = document.createElement('div')
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((run) => waiting.push(() => run(0)))
  vi.spyOn(window, 'cancelAnimationFrame').mockImplementation((frame) => {
    waiting[frame - 1] = () => undefined
  })
})

afterEach(() => vi.restoreAllMocks())

const primary = () => root.style.getPropertyValue('--primary')

describe('variableWriter', () => {
  it('writes nothing before the frame', () => {
    variableWriter(root).write({ '--primary': '#111111' })
    expect(primary()).toBe('')
    nextFrame()
    expect(primary()).toBe('#111111')
  })

  it('requests one frame for several writes, and writes the last one', () => {
    const writer = variableWriter(root)
    for (const value of ['#111111', '#222222', '#333333']) writer.write({ '--primary': value })
    expect(waiting).toHaveLength(1)
    nextFrame()
    expect(primary()).toBe('#333333')
    expect(waiting).toHaveLength(0)
  })

  it('writes only what changed', () => {
    const writer = variableWriter(root)
    writer.write({ '--primary': '#111111', '--card': '#ffffff' })
    nextFrame()
    const set = vi.spyOn(root.style, 'setProperty')
    writer.write({ '--primary': '#222222', '--card': '#ffffff' })
    nextFrame()
    expect(set.mock.calls).toEqual([['--primary', '#222222']])
  })

  it('removes variables that are no longer requested', () => {
    const writer = variableWriter(root)
    writer.write({ '--primary': '#111111', '--secondary': '#abcdef' })
    nextFrame()
    writer.write({ '--primary': '#111111' })
    nextFrame()
    expect(root.getAttribute('style')).toBe('--primary: #111111;')
  })

  it('leaves other styles of the element alone', () => {
    root.style.setProperty('overflow', 'hidden')
    const writer = variableWriter(root)
    writer.write({ '--primary': '#111111' })
    nextFrame()
    writer.clear()
    expect(root.style.cssText).toBe('overflow: hidden;')
  })

  it('restores the stylesheet at once when cleared, and drops pending writes', () => {
    const writer = variableWriter(root)
    writer.write({ '--primary': '#111111' })
    nextFrame()
    writer.write({ '--primary': '#222222' })
    writer.clear()
    expect(primary()).toBe('')
    nextFrame()
    expect(primary()).toBe('')
    writer.write({ '--primary': '#222222' })
    nextFrame()
    expect(primary()).toBe('#222222')
  })

  it('measures nothing on the page', () => {
    const measures = [
      vi.spyOn(window, 'getComputedStyle'),
      vi.spyOn(root, 'getBoundingClientRect'),
      vi.spyOn(root.style, 'getPropertyValue'),
    ]
    const writer = variableWriter(root)
    writer.write({ '--primary': '#111111' })
    nextFrame()
    writer.clear()
    for (const measure of measures) expect(measure).not.toHaveBeenCalled()
  })
})
