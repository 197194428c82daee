/** The path of a proposal's page, which is its link. Source: spec §2.2 (/booknow/hotels/deal/{proposalId}). */
export function proposalPath(id: string): string {
  return `/booknow/hotels/deal/${encodeURIComponent(id)}`
}
