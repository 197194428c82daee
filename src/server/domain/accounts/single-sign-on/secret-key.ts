/**
 * Gives the end of the variable that holds a provider's secret: `aurora-air` and `staff` → `AURORA_AIR_STAFF`. Ids hold
 * no `-`, so that the last `_` always stands between the two.
 */
export function secretKey(slug: string, providerId: string): string {
  return `${slug}_${providerId}`.replaceAll('-', '_').toUpperCase()
}
