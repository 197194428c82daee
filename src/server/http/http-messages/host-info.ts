/**
 * What the adapter knows about the connection and a `Request` does not show: every Host header as received, the
 * request line's absolute form if it had one, and the peer. Passed as the second argument of `app.fetch(request,
 * hostInfo)`.
 */
export interface HostInfo {
  /** Every Host header line in order, so that a repeated header is visible. */
  hosts: readonly string[]
  /** Lower-case names of all repeated headers, in order of their second line; empty without an adapter. */
  repeated?: readonly string[] | undefined
  /** The request target if it was in absolute form (`GET http://host/path`). */
  absoluteForm?: string | undefined
  /** Address of the socket's peer; undefined in a service worker and in tests. */
  remoteAddress?: string | undefined
  /** True if this process itself terminated TLS. */
  encrypted?: boolean | undefined
}
