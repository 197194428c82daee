import { type RefObject, useEffect, useRef, useState } from 'react'
import type { PreviewPlace } from '../../contract/preview-messages.ts'
import { useFrames } from '../layout/editor-context.tsx'
import type { PointedAt } from './pointed-setting.ts'
import type { Granted } from './use-grant.ts'

interface FrameLayerProps extends Omit<SiteFrameProps, 'granted' | 'onReady' | 'title' | 'language'> {
  granted: Granted
  /** Null while another layer is in front, so that it can be neither read nor reached. */
  title: string | null
  isShown: boolean
  /** Scroll offset, in pixels, of the visit shown before. */
  offset: RefObject<number>
  onShow: (granted: Granted) => void
}

/** Milliseconds after loading at which a page that sends no message is shown anyway: it has no script. */
const SILENT = 2500

/** One visit of the site, visible once it reports that it is ready; changes are sent to it as messages. */
export function FrameLayer(props: FrameLayerProps) {
  const { granted, isShown, title, path, mode, pointed, picks = null, isStill, isLeaving, offset } = props
  const frames = useFrames()
  const frame = useRef<HTMLIFrameElement>(null)
  /** The path that it reports; null until its first message. */
  const [at, setAt] = useState<string | null>(null)
  /** Number of its loads: a new page knows nothing yet. */
  const [begun, setBegun] = useState(0)
  const [address] = useState(() => addressOf(path, granted.grant))
  const requested = useRef(path)
  const hasBegun = useRef(false)
  const now = useRef(props)
  now.current = props

  const arrive = (path: string, isLed: boolean) => {
    const { path: wanted, isLeaving, onPath, onLed = onPath } = now.current
    // If another page was requested meanwhile, it has yet to navigate there.
    if (wanted !== requested.current || isLeaving || path === pageOf(wanted)) return
    requested.current = path
    const tell = isLed ? onLed : onPath
    tell(path)
  }
  const arrived = useRef(arrive)

  useEffect(() => {
    const own = frame.current
    if (!own) return
    const leave = frames.add(own, granted.isOfDraft)
    const stop = frames.listen((message, from) => {
      if (from !== own) return
      if (message.kind !== 'came' && message.kind !== 'ready' && message.kind !== 'went') return
      // A page that the user opened in the frame counts as chosen, wherever the server redirected it.
      const isLed = message.isLed === true && !(message.kind === 'came' && hasBegun.current)
      hasBegun.current = true
      if (message.kind === 'came') return arrived.current(message.path, isLed)
      const { onShow, isShown: wasShown } = now.current
      setAt(message.path)
      if (message.kind === 'ready') {
        setBegun((before) => before + 1)
        if (!wasShown) scroll(own, offset.current || topOf(own, requested.current))
        onShow(granted)
      }
      arrived.current(message.path, isLed)
    })
    return () => {
      stop()
      leave()
    }
  }, [frames, granted, offset])

  useEffect(() => {
    const own = frame.current
    if (!own || at === null || isLeaving || path === requested.current) return
    requested.current = path
    frames.tell(own, { kind: 'go', path })
  }, [frames, path, at, isLeaving])

  useEffect(() => {
    if (frame.current && begun > 0) frames.tell(frame.current, { kind: 'mode', mode: mode ?? null })
  }, [frames, mode, begun])
  useEffect(() => {
    if (frame.current && begun > 0)
      frames.tell(frame.current, { kind: 'inspect', on: picks !== null, places: picks ?? [] })
  }, [frames, picks, begun])
  // By keyboard, the arrows then move through the site.
  const isPicking = picks !== null
  useEffect(() => {
    if (isPicking && isShown) frame.current?.focus()
  }, [isPicking, isShown])
  useEffect(() => {
    const own = frame.current
    if (!own || begun === 0 || at === null || !isShown || pointed === undefined) return
    const isThere = pointed !== null && pathOf(pointed.path) === pathOf(at)
    const { selector, otherwise = '' } = isThere ? pointed : { selector: null }
    frames.tell(own, { kind: 'point', selector, otherwise })
  }, [frames, pointed, at, isShown, begun])
  useEffect(() => {
    if (!isShown) return
    const own = frame.current
    return () => {
      offset.current = own?.contentWindow?.scrollY ?? 0
    }
  }, [isShown, offset])

  return (
    <iframe
      ref={frame}
      src={address}
      title={title ?? undefined}
      aria-hidden={title === null || undefined}
      inert={isStill || !isShown}
      onLoad={() => setTimeout(() => frame.current && now.current.onShow(granted), SILENT)}
      className={`absolute inset-0 size-full ${isShown ? '' : 'opacity-0'}`}
    />
  )
}

const scroll = (frame: HTMLIFrameElement, top: number) =>
  frame.contentWindow?.scrollTo({ top, behavior: 'instant' })

/** Distance in pixels from the top of a frame's page to the target of a path's fragment. */
function topOf({ contentDocument, contentWindow }: HTMLIFrameElement, path: string): number {
  const { hash } = new URL(path, location.origin)
  const part = hash === '' ? null : contentDocument?.getElementById(hash.slice(1))
  return part && contentWindow ? part.getBoundingClientRect().top + contentWindow.scrollY : 0
}

const pathOf = (path: string) => path.split(/[?#]/)[0]

/** The path that a page reports contains no fragment. */
const pageOf = (path: string) => path.split('#')[0]

/** Without the fragment: a browser would also scroll everything around the frame. */
function addressOf(path: string, grant: string): string {
  const url = new URL(path, location.origin)
  url.searchParams.set('livery-preview', grant)
  return url.pathname + url.search
}

/** What a frame of the site shows, and how. */
export interface SiteFrameProps {
  granted: Granted | null
  title: string
  path: string
  mode: 'light' | 'dark' | undefined
  language?: string | undefined
  pointed?: PointedAt | null
  /** What a press selects; null while presses act on the page. */
  picks?: readonly PreviewPlace[] | null
  /** Called with the path that the user has navigated to. */
  onPath: (path: string) => void
  /** Called if the site itself redirected from the requested page; if omitted, this counts as navigation. */
  onLed?: ((path: string) => void) | undefined
  /** Another visit is loading: the visible one no longer navigates. */
  isLeaving?: boolean
  /** Called when it becomes visible for the first time. */
  onReady?: () => void
  /** Not reachable by pointer and keyboard: a picture of the site. */
  isStill?: boolean
}
