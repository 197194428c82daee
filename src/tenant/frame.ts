import { products } from '../contract/products.ts'
import { matchPath } from './match-path.ts'

/** Pages that stand alone, without header and footer (spec §2.1: the proposal pages). */
export const framelessPages: readonly string[] = ['/disapproveProposal', '/allowAgentProposal']

/** Pages with the log-in pages' slim footer: those on which somebody enters, joins or proves who they are. */
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

/** Pages whose `id` names an article or a place to read; it makes no deal or proposal of them. */
export const pagesOfIds: readonly string[] = ['/blog', '/blog/share', '/destination/share']

/** A proposal that its path names is a deal-proposal link as one that its query names. */
const proposalPages: readonly string[] = products.map(({ proposalPath }) => proposalPath)

export interface FrameInput {
  agency: { hideHeaderforDealProposal: boolean }
  session: { signedIn: boolean }
  path: string
  /** A parameter of the address, or null. */
  query: (name: string) => string | null
  /** What the visit wishes to see (`readFrameRequest`). */
  wish: FrameRequest
}

/** Whether header and footer are wanted, after `hideHeader` and `hideFooter`. */
export interface FrameRequest {
  header: boolean
  footer: boolean
}

/** What stands round a page. */
export interface Frame extends FrameRequest {
  /** Only the logo in the header. */
  isBare: boolean
  /** The log-in pages' footer instead of the whole one. */
  isSlim: boolean
}

/**
 * Takes a page's address, agency and visitor and gives what stands round it: nothing on the proposal pages, the slim
 * footer on the log-in pages, on deal and proposal links only the logo where the agency wants it so and nobody is signed
 * in. Source: spec §2.1, §2.6, §4 (Header and footer visibility).
 */
export function frameOf({ agency, session, path, query, wish }: FrameInput): Frame {
  const isOneOf = (pages: readonly string[]) => pages.some((page) => matchPath(page, path))
  const stands = !isOneOf(framelessPages)
  return {
    header: stands && wish.header,
    footer: stands && wish.footer,
    isBare:
      agency.hideHeaderforDealProposal &&
      !session.signedIn &&
      !isOneOf(pagesOfIds) &&
      (isOneOf(proposalPages) || isDealProposal(query)),
    isSlim: isOneOf(slimFooterPages),
  }
}

/** Whether an address is a deal-proposal link (spec §4); an empty value is none (spec §5). */
function isDealProposal(query: FrameInput['query']): boolean {
  return (
    ['dealLinkId', 'id', 'proposalId'].some((name) => query(name)?.trim()) || query('checkout') === 'true'
  )
}
