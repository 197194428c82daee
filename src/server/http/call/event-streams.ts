import { createListenerPlaces, type Listener, type ListenerLimits, noRoom } from './listener-places.ts'

/** Sends one event, with what the browser says it heard last when it comes again; what is sent to somebody who has gone goes nowhere. */
export type SendEvent = (event: string, data: unknown, id?: number) => void

export interface EventStreamCall extends Listener {
  method: string
  signal: AbortSignal
  /** Somebody signed in who edits the agency's settings: these have places of their own. */
  isEditor: boolean
}

export interface EventStreams {
  /**
   * Takes who asks and what begins sending, which gives what ends it; gives the answer, which stays open. Throws 429 for
   * too many from one network, 503 where the server is full or ending.
   */
  open(
    call: EventStreamCall,
    begin: (send: SendEvent) => () => void,
    check?: () => Promise<boolean>,
  ): Response
  /** Ends all of them: browsers come again by themselves, to a server that stays. */
  end(): void
}

export interface EventStreamLimits {
  /** Milliseconds between signs of life, so that no proxy takes the line for dead. */
  heartbeat?: number
  visitors?: Partial<ListenerLimits>
  editors?: Partial<ListenerLimits>
}

// No number of visitors, whom anybody can play, keeps an editor from their line.
const limits: Record<'visitors' | 'editors', ListenerLimits> = {
  visitors: { perLine: 200, perSite: 600, perAgency: 5000, inAll: 9000 },
  editors: { perLine: 100, perSite: 100, perAgency: 100, inAll: 1000 },
}

/** Makes what holds server-sent events: each its own sign of life, none after its reader has gone. Source: security, 19. */
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
        // A proxy that collects what it passes on would keep it.
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
          // No process waits for it.
          if (typeof beat === 'object') beat.unref?.()
          // Who comes again does so at another moment than everybody else.
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
              // The reader closed it already.
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
