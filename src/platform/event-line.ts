export interface SharedEventLine<News> {
  /** Name of the lock and the channel: tabs with the same name share a connection. */
  name: string
  /** Listens to the server until aborted. */
  listen: (hear: (event: News) => void, end: AbortSignal) => Promise<void>
  /** Validates another tab's message, which may come from another release. */
  isNews: (message: unknown) => message is News
  notify: (event: News) => void
  /** True if a visible tab connects itself from the start, since it must know when it is connected. */
  isTakenAtFirst?: boolean
}

/**
 * Shares one server connection between all tabs of a browser: the tab with the lock listens and broadcasts its
 * events. A tab that becomes visible takes the lock and reconnects, since the holder may be asleep. Without locks,
 * each visible tab connects itself. Returns a function that stops.
 */
export function shareEventLine<News>(input: SharedEventLine<News>): () => void {
  const { name, listen, isNews, notify, isTakenAtFirst = false } = input
  if (!('EventSource' in globalThis)) return () => undefined
  const isShared = 'locks' in navigator && 'BroadcastChannel' in globalThis
  let others: BroadcastChannel | undefined
  let turn = new AbortController()

  function hear(event: News): void {
    notify(event)
    others?.postMessage(event)
  }

  /** Waits for the lock, or takes it from its holder. */
  function waitForLock(isTaken: boolean): void {
    turn.abort()
    const mine = new AbortController()
    turn = mine
    const work = () => listen(hear, mine.signal)
    if (!isShared) {
      if (document.visibilityState === 'visible') void work()
      return
    }
    if (!others) {
      others = new BroadcastChannel(name)
      others.onmessage = ({ data }) => {
        if (isNews(data)) notify(data)
      }
    }
    navigator.locks
      .request(name, isTaken ? { steal: true } : { signal: mine.signal }, work)
      // It was aborted, or another tab took over: wait again.
      .catch(() => {
        if (!mine.signal.aborted) waitForLock(false)
      })
  }

  function release(): void {
    turn.abort()
    others?.close()
    others = undefined
  }

  const over = new AbortController()
  const onSeen = () => {
    if (document.visibilityState === 'visible') waitForLock(true)
    else if (!isShared) turn.abort()
  }
  document.addEventListener('visibilitychange', onSeen, over)
  addEventListener('online', onSeen, over)
  // Browsers keep a left page for Back only if it holds no lock or connection.
  addEventListener('pagehide', release, over)
  addEventListener('pageshow', ({ persisted }) => persisted && waitForLock(true), over)
  waitForLock(isTakenAtFirst && document.visibilityState === 'visible')
  return () => {
    over.abort()
    release()
  }
}

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
