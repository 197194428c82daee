/**
 * Takes an origin of the demo and says whether agencies have hosts of their own beside it, below `localhost`: everywhere on this machine but
 * where it is asked for by number, since whoever does that has no names.
 */
export function hasNames(origin: string): boolean {
  return !/^(?:\[|[\d.]+$)/.test(new URL(origin).hostname)
}

/** Gives where an agency is seen from an origin of the demo: its own host below `localhost`; an address without names takes `?tenant=` instead. */
export function tenantAddress(slug: string, origin: string): string {
  return hasNames(origin) ? localAddress(`${slug}.localhost`, origin) : `/?tenant=${slug}`
}

/** Gives where all agencies are seen from an agency's own page; at a bare host the address forgets which was chosen there. */
export function galleryAddress(origin: string): string {
  const isBare = !hasNames(origin) || new URL(origin).hostname === 'localhost'
  return isBare ? '/?tenant=' : localAddress('localhost', origin)
}

function localAddress(host: string, origin: string): string {
  const { protocol, port } = new URL(origin)
  return `${protocol}//${host}${port && `:${port}`}/`
}
