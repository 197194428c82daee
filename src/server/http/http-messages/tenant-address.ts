import { isIpHost } from './is-ip-host.ts'

/**
 * Returns whether agencies have their own hosts below `localhost` next to an origin of the demo: everywhere on this
 * machine, unless it is addressed by a number.
 */
export function hasNames(origin: string): boolean {
  return !isIpHost(new URL(origin).hostname)
}

/**
 * Returns an agency's address from an origin of the demo: its own host below `localhost`, or `?tenant=` if there are
 * no names.
 */
export function tenantAddress(slug: string, origin: string): string {
  return hasNames(origin) ? localAddress(`${slug}.localhost`, origin) : `/?tenant=${slug}`
}

/**
 * Returns another agency's address from an agency's own page. At a bare host, `?tenant=` chose the current agency,
 * perhaps because the browser does not resolve names below `localhost`; the next agency is chosen in the same way.
 */
export function neighbourAddress(slug: string, origin: string): string {
  return isBare(origin) ? `/?tenant=${slug}` : tenantAddress(slug, origin)
}

/** Returns the gallery's address from an agency's own page; at a bare host, the address also clears the choice. */
export function galleryAddress(origin: string): string {
  return isBare(origin) ? '/?tenant=' : localAddress('localhost', origin)
}

function isBare(origin: string): boolean {
  return !hasNames(origin) || new URL(origin).hostname === 'localhost'
}

function localAddress(host: string, origin: string): string {
  const { protocol, port } = new URL(origin)
  return `${protocol}//${host}${port && `:${port}`}/`
}
