const pages = /^\/(?:deal-link|disapproveProposal|allowAgentProposal|booknow\/hotels\/deal(?:\/[^/]+)?)\/?$/i

/** True for the pages whose calls need no sign-in: deal links, proposals and hotel deals (spec §6). */
export function isAuthOptionalPage(path: string): boolean {
  return pages.test(path)
}
