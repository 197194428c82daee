import { type KeyboardEvent, type ReactNode, type TouchEvent, useRef, useState } from 'react'
import { Icon } from './icon.tsx'

interface CarouselProps {
  /** Accessible name of the region. */
  label: string
  previousLabel: string
  nextLabel: string
  slides: readonly { id: string; content: ReactNode }[]
  /** Without anything to scroll, there are no arrows. */
  showArrows?: boolean
  /** Announces the visible slide, counted from 1, and the total; read out after each move. */
  position?: (slide: number, total: number) => string
}

const SWIPE = 40

/**
 * On phones, one slide at a time, moved by its full width and wrapping round at both ends (spec §2.5, §9). Wider
 * screens show a grid, of four columns on a desktop. Swiping is the browser's own scrolling with snap points, without
 * script or style attribute.
 */
export function Carousel(props: CarouselProps) {
  const { label, previousLabel, nextLabel, slides, showArrows = true, position } = props
  const total = slides.length
  const track = useRef<HTMLUListElement>(null)
  const touch = useRef({ x: 0, scroll: 0 })
  // The target slide of a running scroll; a second press counts from it.
  const wanted = useRef<number | null>(null)
  const [shown, setShown] = useState(0)

  const move = (step: number) => {
    const element = track.current
    if (!element || total === 0 || step === 0) return
    const next = ((wanted.current ?? slideAt(element)) + step + total) % total
    wanted.current = next
    setShown(next)
    element.scrollTo({ left: (isRightToLeft(element) ? -1 : 1) * next * element.clientWidth })
  }
  const onScroll = () => {
    const element = track.current
    if (!element) return
    const isThere = Math.abs(Math.abs(element.scrollLeft) - (wanted.current ?? 0) * element.clientWidth) <= 1
    if (isThere) wanted.current = null
    if (wanted.current === null) setShown(slideAt(element))
  }
  /** A swipe or the focus interrupts the scroll. */
  const interrupt = () => {
    wanted.current = null
  }

  const onTouchStart = (event: TouchEvent<HTMLElement>) => {
    interrupt()
    touch.current = { x: event.touches[0]?.clientX ?? 0, scroll: track.current?.scrollLeft ?? 0 }
  }
  // Scrolling stops at the ends: a swipe that moved nothing there asks to wrap round.
  const onTouchEnd = (event: TouchEvent<HTMLElement>) => {
    const element = track.current
    const distance = (event.changedTouches[0]?.clientX ?? 0) - touch.current.x
    if (!element || Math.abs(distance) < SWIPE || Math.abs(element.scrollLeft - touch.current.scroll) > 1)
      return
    const isForward = isRightToLeft(element) ? distance > 0 : distance < 0
    move(isForward ? 1 : -1)
  }

  return (
    <section aria-label={label} aria-roledescription="carousel" className="relative">
      <ul
        ref={track}
        onTouchStart={onTouchStart}
        onTouchEnd={onTouchEnd}
        onScroll={onScroll}
        onWheel={interrupt}
        onFocus={interrupt}
        className="carousel-track"
      >
        {slides.map((slide) => (
          <li key={slide.id}>{slide.content}</li>
        ))}
      </ul>
      {showArrows && total > 1 && (
        // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the buttons inside
        <div
          className="mt-4 flex items-center justify-center gap-4 sm:hidden"
          onKeyDown={(event) => move(stepOf(event))}
        >
          <Arrow label={previousLabel} icon="start" onClick={() => move(-1)} />
          <span aria-hidden="true" className="flex gap-1.5">
            {slides.map((slide, index) => (
              <span
                key={slide.id}
                data-shown={index === shown || undefined}
                className="size-2 rounded-full border border-input transition-[width,background-color] data-shown:w-5 data-shown:border-brand-edge data-shown:bg-primary forced-colors:data-shown:bg-[Highlight]"
              />
            ))}
          </span>
          <Arrow label={nextLabel} icon="end" onClick={() => move(1)} />
          {position && (
            <span role="status" className="sr-only">
              {position(shown + 1, total)}
            </span>
          )}
        </div>
      )}
    </section>
  )
}

function Arrow({ label, icon, onClick }: { label: string; icon: 'start' | 'end'; onClick: () => void }) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="button button-outline size-12 rounded-full shadow-sm"
    >
      <Icon name={icon} />
    </button>
  )
}

const isRightToLeft = (element: Element) => getComputedStyle(element).direction === 'rtl'

const slideAt = (track: Element) => Math.round(Math.abs(track.scrollLeft) / track.clientWidth)

/** The step of an arrow key, in reading direction. */
function stepOf({ key, currentTarget }: KeyboardEvent<HTMLElement>): number {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[key] ?? 0
  return isRightToLeft(currentTarget) ? -step : step
}
