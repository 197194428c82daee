import { createListenerPlaces, type Listener, type ListenerLimits, noRoom } from './listener-places.ts'

/**
 * Sends one event, with an id that the browser sends when it reconnects. After the reader has left, nothing is sent.
 */
export type SendEvent = (event: string, data: unknown, id?: number) => void

export interface EventStreamCall extends Listener {
  method: string
  signal: AbortSignal
  /** True for a signed-in editor of the agency's settings: editors have separate places. */
  isEditor: boolean
}

export interface EventStreams {
  /**
   * Opens a stream for a listener and returns the answer; `begin` starts sending and returns a function that stops
   * it. Throws 429 for too many streams from one network, 503 if the server is full or ending.
   */
  open(
    call: EventStreamCall,
    begin: (send: SendEvent) => () => void,
    check?: () => Promise<boolean>,
  ): Response
  /** Ends all streams; browsers reconnect by themselves, to a server that is still running. */
  end(): void
}

export interface EventStreamLimits {
  /** Milliseconds between signs of life, so that no proxy closes the connection. */
  heartbeat?: number
  visitors?: Partial<ListenerLimits>
  editors?: Partial<ListenerLimits>
}

// Places are separate, because anybody can pose as any number of visitors.
const limits: Record<'visitors' | 'editors', ListenerLimits> = {
  visitors: { perLine: 200, perSite: 600, perAgency: 5000, inAll: 9000 },
  editors: { perLine: 100, perSite: 100, perAgency: 100, inAll: 1000 },
}

/**
 * Makes the server-sent event streams: each has its own signs of life, which stop when its reader leaves. Source:
 * security, 19.
 */
export function createEventStreams(wanted: EventStreamLimits = {}): EventStreams {
  const { heartbeat = 25_000 } = wanted
  const open = new Set<() => void>()
  const visitors = createListenerPlaces({ ...limits.visitors, ...wanted.visitors })
  const editors = createListenerPlaces({ ...limits.editors, ...wanted.editors })
  let isEnding = false

  return {
    open({ method, signal, isEditor, ...listener }, begin, check) {
      const headers = {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store, no-transform',
        // Without this header, a buffering proxy would hold events back.
        'x-accel-buffering': 'no',
      }
      if (method === 'HEAD') return new Response(null, { headers })
      if (isEnding) throw noRoom()
      const leave = (isEditor ? editors : visitors).enter(listener)
      const text = new TextEncoder()
      let close = () => {}
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          let isOpen = true
          const write = (line: string) => {
            if (isOpen) controller.enqueue(text.encode(line))
          }
          const beat = setInterval(() => {
            write(':\n\n')
            void check?.().then(
              (may) => may || close(),
              () => close(),
            )
          }, heartbeat)
          // The timer does not keep the process alive.
          if (typeof beat === 'object') beat.unref?.()
          // Random, so that browsers do not all reconnect at the same moment.
          write(`retry: ${2000 + Math.floor(Math.random() * 3000)}\n\n`)
          const stop = begin((event, data, id) =>
            write(
              `event: ${event}\n${id === undefined ? '' : `id: ${id}\n`}data: ${JSON.stringify(data)}\n\n`,
            ),
          )
          close = () => {
            if (!isOpen) return
            isOpen = false
            clearInterval(beat)
            stop()
            leave()
            open.delete(close)
            signal.removeEventListener('abort', close)
            try {
              controller.close()
            } catch {
              // The reader has closed it already.
            }
          }
          open.add(close)
          signal.addEventListener('abort', close)
          if (signal.aborted) close()
        },
        cancel: () => close(),
      })
      return new Response(body, { headers })
    },
    end() {
      isEnding = true
      for (const close of [...open]) close()
    },
  }
}
