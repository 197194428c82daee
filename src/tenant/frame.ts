import { products } from '../contract/products.ts'
import { matchPath } from './match-path.ts'

/** Pages without header and footer (spec §2.1: the proposal pages). */
export const framelessPages: readonly string[] = ['/disapproveProposal', '/allowAgentProposal']

/** Pages with the log-in pages' slim footer: those for signing in, joining and verification. */
export const slimFooterPages: readonly string[] = [
  '/login',
  '/signup',
  '/forgotpassword',
  '/forgot-password',
  '/newPassword',
  '/verify',
  '/sso',
  '/social',
]

/** Pages whose `id` names an article or a place, not a deal or proposal. */
export const pagesOfIds: readonly string[] = ['/blog', '/blog/share', '/destination/share']

/** A proposal named by its path is a deal-proposal link, like one named by its query. */
const proposalPages: readonly string[] = products.map(({ proposalPath }) => proposalPath)

export interface FrameInput {
  agency: { hideHeaderforDealProposal: boolean }
  session: { signedIn: boolean }
  path: string
  /** A parameter of the address, or null. */
  query: (name: string) => string | null
  /** The visit's choice of header and footer (`readFrameRequest`). */
  request: FrameRequest
}

/** Whether header and footer are shown, after `hideHeader` and `hideFooter`. */
export interface FrameRequest {
  header: boolean
  footer: boolean
}

/** The frame around a page: header and footer. */
export interface Frame extends FrameRequest {
  /** Only the logo in the header. */
  isBare: boolean
  /** The log-in pages' footer instead of the full one. */
  isSlim: boolean
}

/**
 * Returns the frame of a page: none on proposal pages, the slim footer on log-in pages. On deal and proposal links
 * the header has only the logo if the agency has set this and the visitor is anonymous. Source: spec §2.1, §2.6, §4
 * (Header and footer visibility).
 */
export function frameOf({ agency, session, path, query, request }: FrameInput): Frame {
  const isOneOf = (pages: readonly string[]) => pages.some((page) => matchPath(page, path))
  const hasFrame = !isOneOf(framelessPages)
  return {
    header: hasFrame && request.header,
    footer: hasFrame && request.footer,
    isBare:
      agency.hideHeaderforDealProposal &&
      !session.signedIn &&
      !isOneOf(pagesOfIds) &&
      (isOneOf(proposalPages) || isDealProposal(query)),
    isSlim: isOneOf(slimFooterPages),
  }
}

/** True if an address is a deal-proposal link (spec §4); an empty value does not count (spec §5). */
function isDealProposal(query: FrameInput['query']): boolean {
  return (
    ['dealLinkId', 'id', 'proposalId'].some((name) => query(name)?.trim()) || query('checkout') === 'true'
  )
}
