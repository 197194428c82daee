import type { FromPreview, PreviewWindow, ToPreview } from '../../contract/preview-messages.ts'

export interface Frames {
  /** Registers a frame, with whether it shows the draft; returns a function that removes it. */
  add: (frame: HTMLIFrameElement, isOfDraft: boolean) => () => void
  /** Sends a message to one frame. */
  tell: (frame: HTMLIFrameElement, message: ToPreview) => void
  /** Sends a message to every frame. */
  tellAll: (message: ToPreview) => void
  /** Sends a message to every frame that shows the draft. */
  tellDraft: (message: ToPreview) => void
  /** Calls back with the messages of our frames. */
  listen: (heard: (message: FromPreview, frame: HTMLIFrameElement, isOfDraft: boolean) => void) => () => void
}

/** The open previews. They share the editor's origin: messages to or from any other origin are ignored. */
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

/**
 * Applies a theme to a frame within the event that changed it, so that the next animation frame shows it; false if
 * the page is not ready.
 */
function wearNow(frame: HTMLIFrameElement, brand: Extract<ToPreview, { kind: 'theme' }>['brand']): boolean {
  try {
    const { applyBrand } = (frame.contentWindow ?? {}) as PreviewWindow
    applyBrand?.(brand)
    return applyBrand !== undefined
  } catch {
    // The frame is at another origin.
    return false
  }
}

/** The text fields of each kind of message. */
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
  const message = data as Record<string, unknown>
  return (
    Object.hasOwn(carried, String(message.kind)) &&
    carried[message.kind as FromPreview['kind']].every((name) => typeof message[name] === 'string')
  )
}
