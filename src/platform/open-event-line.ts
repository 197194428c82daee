export interface EventLine {
  url: string
  /** What to do with each event, by its name. */
  events: Readonly<Record<string, (data: string) => void>>
  /** The line is there, at first or again: something may have been missed. */
  onOpen?: () => void
  /** Milliseconds until a line that was refused so many times in a row is asked for again. */
  patience: (refusals: number) => number
  /** Takes what asks for it at once while it is waited, and null when nothing is waited for. */
  onWait?: (ask: (() => void) | null) => void
}

/** Listens to the server until it is ended: the browser mends a line that broke, one that was refused is asked for again. */
export function openEventLine(
  { url, events, onOpen, patience, onWait }: EventLine,
  end: AbortSignal,
): Promise<void> {
  return new Promise((resolve) => {
    let source: EventSource | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let refusals = 0
    const open = () => {
      clearTimeout(timer)
      onWait?.(null)
      source = new EventSource(url)
      source.addEventListener('open', () => {
        refusals = 0
        onOpen?.()
      })
      for (const [name, take] of Object.entries(events))
        source.addEventListener(name, ({ data }: MessageEvent<string>) => take(data))
      source.onerror = () => {
        if (source?.readyState !== EventSource.CLOSED) return
        timer = setTimeout(open, patience(refusals))
        refusals += 1
        onWait?.(open)
      }
    }
    const close = () => {
      clearTimeout(timer)
      onWait?.(null)
      source?.close()
      resolve()
    }
    if (end.aborted) return close()
    open()
    end.addEventListener('abort', close)
  })
}
