import type { FromPreview, PreviewWindow, ToPreview } from '../../contract/preview-messages.ts'

export interface Frames {
  /** Takes a frame in, with whether it shows the draft; gives what lets it go. */
  add: (frame: HTMLIFrameElement, isOfDraft: boolean) => () => void
  /** Tells one frame. */
  tell: (frame: HTMLIFrameElement, message: ToPreview) => void
  /** Tells every frame, whatever it shows. */
  tellAll: (message: ToPreview) => void
  /** Tells every frame that shows the draft. */
  tellDraft: (message: ToPreview) => void
  /** Calls with what a frame of ours says. */
  listen: (heard: (message: FromPreview, frame: HTMLIFrameElement, isOfDraft: boolean) => void) => () => void
}

/** The open previews. They and the editor are of one origin: nothing is told to, or heard from, any other. */
export function createFrames(): Frames {
  const frames = new Map<HTMLIFrameElement, boolean>()
  const { origin } = location
  const tell: Frames['tell'] = (frame, message) => {
    if (message.kind === 'theme' && wearNow(frame, message.brand)) return
    frame.contentWindow?.postMessage(message, origin)
  }
  return {
    add(frame, isOfDraft) {
      frames.set(frame, isOfDraft)
      return () => frames.delete(frame)
    },
    tell,
    tellAll(message) {
      for (const frame of frames.keys()) tell(frame, message)
    },
    tellDraft(message) {
      for (const [frame, isOfDraft] of frames) if (isOfDraft) tell(frame, message)
    },
    listen(heard) {
      const onMessage = ({ data, source, origin: from }: MessageEvent) => {
        if (from !== origin) return
        const found = [...frames].find(([{ contentWindow }]) => contentWindow === source)
        if (found && isFromPreview(data)) heard(data, ...found)
      }
      addEventListener('message', onMessage)
      return () => removeEventListener('message', onMessage)
    },
  }
}

/** Dresses a frame within the event that changed the brand, so that the very next frame shows it; false where it is not awake yet. */
function wearNow(frame: HTMLIFrameElement, brand: Extract<ToPreview, { kind: 'theme' }>['brand']): boolean {
  try {
    const { wearBrand } = (frame.contentWindow ?? {}) as PreviewWindow
    wearBrand?.(brand)
    return wearBrand !== undefined
  } catch {
    // It is elsewhere.
    return false
  }
}

/** What each kind of message carries, as text. */
const carried: Readonly<Record<FromPreview['kind'], readonly string[]>> = {
  came: ['path'],
  ready: ['path'],
  went: ['path'],
  picked: ['pointer'],
  stopped: [],
  refused: ['what', 'to'],
}

function isFromPreview(data: unknown): data is FromPreview {
  if (typeof data !== 'object' || data === null || !('kind' in data)) return false
  const said = data as Record<string, unknown>
  return (
    Object.hasOwn(carried, String(said.kind)) &&
    carried[said.kind as FromPreview['kind']].every((name) => typeof said[name] === 'string')
  )
}
