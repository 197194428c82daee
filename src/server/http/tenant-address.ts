/** Gives where an agency is seen from an origin of the demo: its own host below `localhost`; an address without names takes `?tenant=` instead. */
export function tenantAddress(slug: string, origin: string): string {
  return hasNames(origin)
    ? origin.replace(/\/\/(?:[^/:]+\.)?localhost/, `//${slug}.localhost`).concat('/')
    : `/?tenant=${slug}`
}

/** Takes an origin and says whether agencies have hosts below its name. */
function hasNames(origin: string): boolean {
  const { hostname } = new URL(origin)
  return hostname === 'localhost' || hostname.endsWith('.localhost')
}
