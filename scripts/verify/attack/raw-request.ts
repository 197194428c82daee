import { connect } from 'node:net'

/** The answer to bytes sent on a separate connection. */
export interface RawReply {
  /** Null if the server closed the connection or did not answer in time. */
  status: number | null
  /** Milliseconds until the first byte, or until the connection closed. */
  milliseconds: number
  isClosed: boolean
  hasRetryAfter: boolean
}

interface RawRequest {
  port: number
  bytes: Buffer
  /** Maximum milliseconds to wait for the first byte. */
  timeout: number
  /** Local address of the connection. */
  from: string
}

/** Sends raw bytes on a separate connection; returns the status code. Never throws. */
export function sendRaw({ port, bytes, timeout, from }: RawRequest): Promise<RawReply> {
  return new Promise((resolve) => {
    const began = performance.now()
    const socket = connect({ port, host: '127.0.0.1', localAddress: from })
    let received = ''
    const end = (isClosed: boolean) => {
      clearTimeout(timer)
      socket.destroy()
      const [, status] = /^HTTP\/1\.[01] (\d{3})/.exec(received) ?? []
      resolve({
        status: status === undefined ? null : Number(status),
        milliseconds: performance.now() - began,
        isClosed,
        hasRetryAfter: /^retry-after:/im.test(received),
      })
    }
    const timer = setTimeout(() => end(false), timeout)
    socket.on('data', (chunk) => {
      received += chunk.toString('latin1')
      if (received.includes('\r\n\r\n')) end(false)
    })
    socket.on('error', () => end(true))
    socket.on('close', () => end(true))
    socket.write(bytes)
  })
}
