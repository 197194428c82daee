import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { Picture } from '../../../../ui/picture.tsx'
import { useProductTexts } from '../formatting/use-product-texts.ts'

export interface GalleryProps {
  pictures: readonly string[]
  /** Name of what the pictures show. */
  title: string
  /** Index of the first picture to show. */
  start: number
  onClose: () => void
}

/** Large pictures, one at a time, with swipe, keyboard and button control. */
export function Gallery({ pictures, title, start, onClose }: GalleryProps) {
  const text = useProductTexts()
  const track = useRef<HTMLUListElement>(null)
  const [at, setAt] = useState(start)
  const goTo = useCallback((next: number, behavior: ScrollBehavior = 'smooth') => {
    const slide = track.current?.children[next]
    // Scrolls to the element: pixel offsets are negative in right-to-left text.
    slide?.scrollIntoView({ behavior, inline: 'start', block: 'nearest' })
  }, [])
  useEffect(() => goTo(start, 'instant'), [goTo, start])
  useSlideInSight(track, setAt)
  const step = (by: number) => goTo(Math.min(pictures.length - 1, Math.max(0, at + by)))
  const press = (event: KeyboardEvent) => {
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl'
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (by === undefined) return
    event.preventDefault()
    step(isRightToLeft ? -by : by)
  }
  return (
    <Dialog title={title} closeLabel={text('gallery.close')} onClose={onClose} size="wide">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the buttons inside */}
      <div onKeyDown={press}>
        <ul ref={track} className="gallery-track">
          {pictures.map((picture, number) => (
            <li key={picture}>
              <Picture
                src={picture}
                fallback="/scenes/fallback.svg"
                alt={text('gallery.open', { number: number + 1, total: pictures.length, name: title })}
                loading={Math.abs(number - at) < 2 ? 'eager' : 'lazy'}
                className="max-h-[68dvh] w-full rounded-lg bg-muted object-contain"
              />
            </li>
          ))}
        </ul>
        <div className="mt-4 flex items-center justify-between gap-4">
          <Button
            variant="outline"
            square
            aria-label={text('gallery.previous')}
            aria-disabled={at === 0}
            onClick={() => step(-1)}
          >
            <Icon name="start" />
          </Button>
          <p role="status" className="font-semibold tabular-nums">
            {text('gallery.at', { number: at + 1, total: pictures.length })}
          </p>
          <Button
            variant="outline"
            square
            aria-label={text('gallery.next')}
            aria-disabled={at === pictures.length - 1}
            onClick={() => step(1)}
          >
            <Icon name="end" />
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

/** Reports which slide is visible, however the visitor reached it. */
function useSlideInSight(track: { current: HTMLUListElement | null }, report: (at: number) => void): void {
  useEffect(() => {
    const { current } = track
    if (!current || typeof IntersectionObserver === 'undefined') return
    const slides = [...current.children]
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) if (isIntersecting) report(slides.indexOf(target))
      },
      { root: current, threshold: 0.6 },
    )
    for (const slide of slides) observer.observe(slide)
    return () => observer.disconnect()
  }, [track, report])
}
