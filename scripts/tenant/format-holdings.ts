import type { Holdings, OpenCounts } from '../../src/server/adapters/store/agency-holdings.ts'
import { countNoun } from '../command-line/count-noun.ts'

type Line = readonly [count: number, noun: string, plural?: string]

/** Returns what a removal deletes of an agency, as one list without empty kinds. */
export function formatDeleted({ deleted }: Holdings): string {
  const { hosts } = deleted
  const names = hosts.length === 0 ? [] : [`${countNoun(hosts.length, 'host')} (${hosts.join(', ')})`]
  const rest = listed([
    [deleted.versions, 'version'],
    [deleted.drafts, 'draft'],
    [deleted.pictures, 'picture'],
    [deleted.plans, 'planned publication'],
    [deleted.travellers, 'account of a traveller', 'accounts of travellers'],
    [deleted.staff, 'account of an agent or owner', 'accounts of agents and owners'],
    [deleted.sessions, 'session'],
    [deleted.wallets, 'wallet with credits', 'wallets with credits'],
    [deleted.quotes, 'quote'],
    [deleted.proposals, 'proposal'],
    [deleted.promotions, 'promotion code'],
    [deleted.shares, 'preview link'],
    [deleted.mails, 'mail'],
  ])
  return [...names, ...rest].join(', ') || 'nothing'
}

/** Returns what stays of an agency after a removal, as one list. */
export function formatHoldings({ kept }: Holdings): string {
  const lines = listed([
    [kept.bookings, 'booking'],
    [kept.payments, 'payment'],
    [kept.refunds, 'refund'],
    [kept.credits, 'credit entry', 'credit entries'],
    [kept.versions, 'version with bookings', 'versions with bookings'],
    [kept.audit, 'entry of the audit log', 'entries of the audit log'],
  ])
  return lines.join(', ') || 'nothing'
}

/** Returns one line for each kind of open matter. */
export function formatOpenCounts(open: OpenCounts): string[] {
  return listed([
    [open.trips, 'trip that is not over', 'trips that are not over'],
    [open.holds, 'hold'],
    [open.payments, 'unfinished payment or refund', 'unfinished payments or refunds'],
    [open.tasks, 'pending task of a booking', 'pending tasks of bookings'],
    [open.incidents, 'open incident', 'open incidents'],
  ])
}

function listed(lines: readonly Line[]): string[] {
  return lines.flatMap(([count, noun, plural]) => (count === 0 ? [] : [countNoun(count, noun, plural)]))
}
