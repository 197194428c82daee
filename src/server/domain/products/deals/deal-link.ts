/**
 * Takes a path of the route catalogue (spec §2.2) and what the page behind it needs to know, and gives the deal's link.
 * What is left out is left out of the link; `isFromDeal=true` is the shell's to add (spec §2.4).
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
