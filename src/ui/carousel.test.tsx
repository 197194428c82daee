// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Carousel } from './carousel.tsx'

const WIDTH = 300

/** jsdom has no layout: the track gets a width, and scrolls at once. */
function show(direction: 'ltr' | 'rtl' = 'ltr') {
  document.body.style.direction = direction
  const slides = ['one', 'two', 'three'].map((id) => ({ id, content: id }))
  render(
    <Carousel
      label="Deals"
      previousLabel="Previous"
      nextLabel="Next"
      slides={slides}
      position={(slide, total) => `${slide} of ${total}`}
    />,
  )
  const track = screen.getByRole('list')
  Object.defineProperty(track, 'clientWidth', { value: WIDTH })
  track.scrollTo = ((options: ScrollToOptions) => {
    track.scrollLeft = options.left ?? 0
  }) as typeof track.scrollTo
  return track
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

function swipe(track: HTMLElement, from: number, to: number) {
  fireEvent.touchStart(track, { touches: [{ clientX: from }] })
  fireEvent.touchEnd(track, { changedTouches: [{ clientX: to }] })
}

beforeEach(cleanup)
afterEach(() => {
  document.body.style.direction = ''
})

describe('Carousel', () => {
  // §2.5.6, §9.15
  it('moves by the full width of a slide and wraps round at both ends', async () => {
    const track = show()
    const seen: number[] = []
    for (const name of ['Next', 'Next', 'Next', 'Previous', 'Previous']) {
      await press(name)
      seen.push(track.scrollLeft / WIDTH)
    }
    expect(seen).toEqual([1, 2, 0, 2, 1])
  })

  // §2.5.6
  it('scrolls the other way in right-to-left text', async () => {
    const track = show('rtl')
    await press('Next')
    expect(track.scrollLeft).toBe(-WIDTH)
    await press('Previous')
    expect(Math.abs(track.scrollLeft)).toBe(0)
  })

  // §2.5.6
  it('wraps round on a swipe that cannot scroll further', () => {
    const track = show()
    swipe(track, 100, 250)
    expect(track.scrollLeft).toBe(2 * WIDTH)
    swipe(track, 250, 100)
    expect(track.scrollLeft).toBe(0)
  })

  it('ignores a tap', () => {
    const track = show()
    swipe(track, 100, 110)
    expect(track.scrollLeft).toBe(0)
  })

  it('counts a second press during a scroll from the target slide', async () => {
    const track = show()
    const wanted: number[] = []
    // A smooth scroll has moved only a little when the second press comes.
    track.scrollTo = ((options: ScrollToOptions) => {
      wanted.push(options.left ?? 0)
      track.scrollLeft = 10
      fireEvent.scroll(track)
    }) as typeof track.scrollTo
    await press('Next')
    await press('Next')
    await press('Next')
    expect(wanted).toEqual([WIDTH, 2 * WIDTH, 0])
  })

  it('counts from the visible slide after a swipe or focus interrupts the scroll', async () => {
    const track = show()
    await press('Next')
    await press('Next')
    fireEvent.touchStart(track, { touches: [{ clientX: 0 }] })
    track.scrollLeft = 0
    fireEvent.scroll(track)
    await press('Next')
    expect(track.scrollLeft).toBe(WIDTH)
  })

  it('announces the visible slide, also after a swipe', async () => {
    const track = show()
    const position = () => screen.getByRole('status').textContent
    expect(position()).toBe('1 of 3')
    await press('Next')
    expect(position()).toBe('2 of 3')
    fireEvent.scroll(track)
    track.scrollLeft = 2 * WIDTH
    fireEvent.scroll(track)
    expect(position()).toBe('3 of 3')
  })

  it('moves with the arrow keys in the direction of reading', async () => {
    const track = show('rtl')
    screen.getByRole('button', { name: 'Next' }).focus()
    await userEvent.keyboard('{ArrowLeft}')
    expect(track.scrollLeft).toBe(-WIDTH)
    await userEvent.keyboard('{ArrowRight}')
    expect(Math.abs(track.scrollLeft)).toBe(0)
  })
})
