/** Title of a page of a journey: its route, and what of it the page shows. */
export function journeyTitle(route: string, part: string): string {
  return `${route} · ${part}`
}
