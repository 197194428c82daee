import { useEffect, useId, useRef, useState } from 'react'
import { usePage } from '../../../platform/page.tsx'
import { Button } from '../../../ui/button.tsx'
import { useKitTheme } from '../kit-theme.tsx'
import { Section } from '../specimen.tsx'
import { kitTexts } from '../texts.ts'

const widths = [390, 1440] as const
const HEIGHT = 900

/** Whole pages of the agency in the theme being tried, loaded on request. */
export function PagesSection() {
  const [isShown, setIsShown] = useState(false)
  const { language, agency } = usePage()
  const { latitude, longitude } = agency.home.place
  const search = `/booknow/hotels/search?destination=${encodeURIComponent(agency.agencyName)}&lat=${latitude}&long=${longitude}`
  const id = useId()
  return (
    <Section id="pages">
      <div>
        <Button
          variant="outline"
          aria-expanded={isShown}
          aria-controls={id}
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? kitTexts.pages.hide : kitTexts.pages.show}
        </Button>
      </div>
      <div id={id} hidden={!isShown} className="grid gap-10">
        {isShown && (
          <>
            <PagePair title={kitTexts.pages.home} path={`/?lng=${language}`} />
            <PagePair title={kitTexts.pages.search} path={`${search}&lng=${language}`} />
          </>
        )}
      </div>
    </Section>
  )
}

function PagePair({ title, path }: { title: string; path: string }) {
  return (
    <div>
      <h3 className="text-lg font-bold">{title}</h3>
      <div className="mt-4 flex flex-wrap items-start gap-6">
        {widths.map((width) => (
          <Frame key={width} title={kitTexts.pages.frame(title, width)} path={path} width={width} />
        ))}
      </div>
    </div>
  )
}

/** A page in a frame of a device's width, scaled to the available space. */
function Frame({ title, path, width }: { title: string; path: string; width: number }) {
  const theme = useKitTheme()
  const box = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const removeTheme = useRef<(() => void) | null>(null)
  const [scale, setScale] = useState(0)

  useEffect(() => {
    if (!box.current) return
    const observer = new ResizeObserver(([entry]) => {
      setScale(Math.min(1, (entry?.contentRect.width ?? 0) / width))
    })
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [width])

  useEffect(() => {
    const turn = () => {
      const inside = frame.current?.contentDocument?.documentElement
      if (inside) takeAfter(inside)
    }
    const stop = theme.subscribe(turn)
    return () => {
      stop()
      removeTheme.current?.()
    }
  }, [theme])

  return (
    <div
      ref={box}
      className="overflow-hidden rounded-lg border shadow-card"
      style={{
        width: `min(100%, ${width === 390 ? 390 : 960}px)`,
        height: `${HEIGHT * scale}px`,
      }}
    >
      <iframe
        ref={frame}
        title={title}
        src={path}
        width={width}
        height={HEIGHT}
        onLoad={() => {
          const inside = frame.current?.contentDocument?.documentElement
          if (!inside) return
          takeAfter(inside)
          // A link followed in the frame loads another document.
          removeTheme.current?.()
          removeTheme.current = theme.applyTo(inside)
        }}
        className="origin-top-left bg-background rtl:origin-top-right"
        style={{ scale: String(scale), maxWidth: 'none' }}
      />
    </div>
  )
}

/** Applies the surrounding page's direction and fonts to a page in a frame. */
function takeAfter(inside: HTMLElement): void {
  inside.dir = document.documentElement.dir
  const { head } = inside.ownerDocument
  for (const sheet of document.querySelectorAll<HTMLLinkElement>('link[data-type-pairing]')) {
    if (!head.querySelector(`link[href="${sheet.getAttribute('href')}"]`)) head.append(sheet.cloneNode())
  }
}
