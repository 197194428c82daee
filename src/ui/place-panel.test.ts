// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { floatAbove } from './place-panel.ts'

const box = (left: number, top: number, width: number, height: number) =>
  ({ left, top, width, height, right: left + width, bottom: top + height }) as DOMRect

/** A panel of 600 by 400 in a cell, in a window of 1000 by 800; jsdom has no popovers. */
function panelAt(cellBox: DOMRect) {
  const cell = document.createElement('div')
  const panel = document.createElement('dialog')
  cell.append(panel)
  document.body.replaceChildren(cell)
  panel.open = true
  const shown: boolean[] = []
  panel.showPopover = () => void shown.push(panel.open)
  cell.getBoundingClientRect = () => cellBox
  panel.getBoundingClientRect = () => box(0, 0, 600, 400)
  return { cell, panel, shown }
}

describe('panel of a cell in a dialog', () => {
  beforeEach(() => {
    vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1000)
    vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(800)
  })
  afterEach(() => {
    vi.restoreAllMocks()
    document.body.removeAttribute('dir')
  })

  it.each([
    ['below its cell', box(50, 100, 200, 60), '168px auto auto 50px'],
    ['above it, if only that side has room', box(50, 500, 200, 60), '92px auto auto 50px'],
    ['within the window, if neither side has', box(50, 380, 200, 60), '392px auto auto 50px'],
    ['not beyond the end of the window', box(700, 100, 200, 60), '168px auto auto 392px'],
  ])('floats %s', (_, cellBox, inset) => {
    const { panel, shown } = panelAt(cellBox)
    floatAbove(panel)
    // A dialog that is open cannot be shown as a popover.
    expect(shown).toEqual([false])
    expect(panel.style.position).toBe('fixed')
    expect(panel.style.inset).toBe(inset)
  })

  it('follows its cell while the dialog scrolls, until it closes', () => {
    const { cell, panel } = panelAt(box(50, 100, 200, 60))
    const end = floatAbove(panel)
    cell.getBoundingClientRect = () => box(50, 40, 200, 60)
    cell.dispatchEvent(new Event('scroll'))
    expect(panel.style.inset).toBe('108px auto auto 50px')
    end?.()
    cell.getBoundingClientRect = () => box(50, 0, 200, 60)
    cell.dispatchEvent(new Event('scroll'))
    expect(panel.style.inset).toBe('108px auto auto 50px')
  })
})
