/**
 * What the adapter knows of the connection and a `Request` hides: every Host header as received, the absolute form of
 * the request line when it had one, and the peer. Passed as the second argument of `app.fetch(request, hostInfo)`.
 */
export interface HostInfo {
  /** Every Host header line, in order; a repeated header stays visible as a second entry. */
  hosts: readonly string[]
  /** Names in lower case of all headers that came more than once, in order of their second line; none without an adapter. */
  repeated?: readonly string[] | undefined
  /** The request target when it was written in absolute form (`GET http://host/path`). */
  absoluteForm?: string | undefined
  /** Address of the socket's peer; absent in a service worker and in tests. */
  remoteAddress?: string | undefined
  /** True when this process itself terminated TLS. */
  encrypted?: boolean | undefined
}
