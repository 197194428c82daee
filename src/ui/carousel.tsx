import { type ReactNode, type TouchEvent, useRef } from 'react'
import { Icon } from './icon.tsx'

interface CarouselProps {
  /** Accessible name of the region. */
  label: string
  previousLabel: string
  nextLabel: string
  slides: readonly { id: string; content: ReactNode }[]
  /** Arrows are left out where there is nothing to move to. */
  showArrows?: boolean
}

const SWIPE = 40

/** One slide a view on phones, moved by its whole width and wrapping round at both ends (spec §2.5, §9); a grid on wider screens, of four columns on a desktop.
 * Swiping is the browser's own scrolling with snap points, so it needs no script and no style attribute. */
export function Carousel({ label, previousLabel, nextLabel, slides, showArrows = true }: CarouselProps) {
  const track = useRef<HTMLUListElement>(null)
  const touch = useRef({ x: 0, scroll: 0 })

  const move = (step: 1 | -1) => {
    const element = track.current
    if (!element || slides.length === 0) return
    const now = Math.round(Math.abs(element.scrollLeft) / element.clientWidth)
    const wanted = (now + step + slides.length) % slides.length
    const sign = getComputedStyle(element).direction === 'rtl' ? -1 : 1
    element.scrollTo({ left: sign * wanted * element.clientWidth })
  }

  const onTouchStart = (event: TouchEvent<HTMLElement>) => {
    touch.current = { x: event.touches[0]?.clientX ?? 0, scroll: track.current?.scrollLeft ?? 0 }
  }
  // Scrolling stops at the ends: a swipe that moved nothing there is a wish to go round.
  const onTouchEnd = (event: TouchEvent<HTMLElement>) => {
    const element = track.current
    const distance = (event.changedTouches[0]?.clientX ?? 0) - touch.current.x
    if (!element || Math.abs(distance) < SWIPE || Math.abs(element.scrollLeft - touch.current.scroll) > 1)
      return
    const isForward = getComputedStyle(element).direction === 'rtl' ? distance > 0 : distance < 0
    move(isForward ? 1 : -1)
  }

  return (
    <section aria-label={label} aria-roledescription="carousel" className="relative">
      <ul
        ref={track}
        onTouchStart={onTouchStart}
        onTouchEnd={onTouchEnd}
        className="flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain scroll-smooth scrollbar-none sm:grid sm:grid-cols-2 sm:gap-6 sm:overflow-visible lg:grid-cols-4 lg:gap-y-8"
      >
        {slides.map((slide) => (
          <li key={slide.id} className="w-full shrink-0 snap-start snap-always p-1 sm:p-0">
            {slide.content}
          </li>
        ))}
      </ul>
      {showArrows && slides.length > 1 && (
        <div className="mt-4 flex justify-center gap-3 sm:hidden">
          <Arrow label={previousLabel} icon="start" onClick={() => move(-1)} />
          <Arrow label={nextLabel} icon="end" onClick={() => move(1)} />
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
      className="flex size-12 items-center justify-center rounded-full border border-input bg-card text-foreground shadow-sm transition-colors hover:bg-accent hover:text-accent-foreground"
    >
      <Icon name={icon} />
    </button>
  )
}
