export interface EventLine {
  url: string
  /** Handlers by event name. */
  events: Readonly<Record<string, (data: string) => void>>
  /** Called on each connection: events before it may have been missed. */
  onOpen?: () => void
  /** Milliseconds before the next attempt after this number of refusals in a row. */
  retryDelay: (refusals: number) => number
  /** Receives a function that retries at once while waiting, and null otherwise. */
  onWait?: (ask: (() => void) | null) => void
}

/**
 * Listens to server-sent events until aborted: the browser restores a broken connection, and a refused one is
 * retried.
 */
export function openEventLine(
  { url, events, onOpen, retryDelay, onWait }: EventLine,
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
        timer = setTimeout(open, retryDelay(refusals))
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
