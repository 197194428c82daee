export interface SharedEventLine<News> {
  /** The lock and the channel: tabs with the same one hear together. */
  name: string
  /** Listens to the server until it is ended. */
  listen: (hear: (news: News) => void, end: AbortSignal) => Promise<void>
  /** Whether another tab says something that may be told: it may be of another release. */
  isNews: (said: unknown) => said is News
  tell: (news: News) => void
  /** Whether a tab that is seen listens itself from the beginning, since it must know when the line is there. */
  isTakenAtFirst?: boolean
}

/**
 * Tells of what the server says, by one line to it for all tabs of a browser: the tab that holds the lock listens and passes on
 * what it hears. A tab that is looked at again takes the lock and asks anew, since whoever holds it may be asleep; where a
 * browser has no locks, the tab that is seen listens for itself. Gives what ends it.
 */
export function shareEventLine<News>(input: SharedEventLine<News>): () => void {
  const { name, listen, isNews, tell, isTakenAtFirst = false } = input
  if (!('EventSource' in globalThis)) return () => undefined
  const isShared = 'locks' in navigator && 'BroadcastChannel' in globalThis
  let others: BroadcastChannel | undefined
  let turn = new AbortController()

  function hear(news: News): void {
    tell(news)
    others?.postMessage(news)
  }

  /** Waits for the lock, or takes it from whoever has it. */
  function stand(isTaken: boolean): void {
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
        if (isNews(data)) tell(data)
      }
    }
    navigator.locks
      .request(name, isTaken ? { steal: true } : { signal: mine.signal }, work)
      // It was ended, or another tab took over: then this one waits again.
      .catch(() => {
        if (!mine.signal.aborted) stand(false)
      })
  }

  function rest(): void {
    turn.abort()
    others?.close()
    others = undefined
  }

  const over = new AbortController()
  const onSeen = () => {
    if (document.visibilityState === 'visible') stand(true)
    else if (!isShared) turn.abort()
  }
  document.addEventListener('visibilitychange', onSeen, over)
  addEventListener('online', onSeen, over)
  // A page that is left is kept by the browser for the way back only where it holds nothing.
  addEventListener('pagehide', rest, over)
  addEventListener('pageshow', ({ persisted }) => persisted && stand(true), over)
  stand(isTakenAtFirst && document.visibilityState === 'visible')
  return () => {
    over.abort()
    rest()
  }
}
