/**
 * Returns the end of the variable name of a provider's secret: `aurora-air` and `staff` → `AURORA_AIR_STAFF`. Ids
 * contain no `-`, so the last `_` always separates the two.
 */
export function secretKey(slug: string, providerId: string): string {
  return `${slug}_${providerId}`.replaceAll('-', '_').toUpperCase()
}

/** Returns the slug in such a name: `AURORA_AIR_STAFF` → `aurora-air`. */
export function slugOfSecret(key: string): string {
  return key.slice(0, key.lastIndexOf('_')).replaceAll('_', '-').toLowerCase()
}
