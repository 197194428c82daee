/**
 * Returns a deal's link from a path of the route catalogue (spec §2.2) and the parameters of its page. Absent
 * parameters are omitted; the shell adds `isFromDeal=true` (spec §2.4).
 */
export function dealLink(
  path: string,
  parameters: Readonly<Record<string, string | number | undefined>>,
): string {
  const pairs = Object.entries(parameters).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [`${name}=${encodeURIComponent(value)}`],
  )
  return `${path}?${pairs.join('&')}`
}
