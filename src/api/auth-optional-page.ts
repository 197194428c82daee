const pages = /^\/(?:deal-link|disapproveProposal|allowAgentProposal|booknow\/hotels\/deal(?:\/[^/]+)?)\/?$/i

/** Takes a page's path and says whether its calls need no sign-in: deal link, proposal and hotel-deal pages (spec §6). */
export function isAuthOptionalPage(path: string): boolean {
  return pages.test(path)
}
