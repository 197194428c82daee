import { createEventStreams, type EventStreams } from './event-streams.ts'

/** Streams that end after they have begun, for tests that read every answer to its end. */
export const briefStreams: EventStreams = {
  open(...call) {
    const streams = createEventStreams()
    const response = streams.open(...call)
    streams.end()
    return response
  },
  end() {},
}
