import { isIpHost } from './is-ip-host.ts'

/**
 * Takes an origin of the demo and says whether agencies have hosts of their own beside it, below `localhost`: everywhere on this machine but
 * where it is asked for by number, since whoever does that has no names.
 */
export function hasNames(origin: string): boolean {
  return !isIpHost(new URL(origin).hostname)
}

/** Gives where an agency is seen from an origin of the demo: its own host below `localhost`; an address without names takes `?tenant=` instead. */
export function tenantAddress(slug: string, origin: string): string {
  return hasNames(origin) ? localAddress(`${slug}.localhost`, origin) : `/?tenant=${slug}`
}

/**
 * Gives where another agency is seen from an agency's own page. At a bare host an address chose this one, as who asks there may do
 * whose browser does not find names below `localhost`; the next is chosen the same way.
 */
export function neighbourAddress(slug: string, origin: string): string {
  return isBare(origin) ? `/?tenant=${slug}` : tenantAddress(slug, origin)
}

/** Gives where all agencies are seen from an agency's own page; at a bare host the address forgets which was chosen there. */
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
