import type { components } from '../../src/contract/api.gen.ts'
import { bookedStay } from './booked-stay.ts'
import type { CurrencyCode } from './money.ts'
import type { Person } from './person.ts'
import { type FoundRate, rateByKey } from './rates.ts'
import { notFound, Refusal, wrongField } from './refusal.ts'
import { type Route, route } from './route.ts'
import { hotelOf } from './stored-booking.ts'

type Proposal = components['schemas']['Proposal']
type Summary = components['schemas']['ProposalSummary']

interface StoredProposal {
  agency: string
  by: Person
  client: Summary['client']
  rateKey: string
  currency: CurrencyCode
  proposal: Proposal
  createdAt: string
}

/** Makes the calls with which agents propose a rate to a client, and what a quote needs of a proposal. */
export function makeProposals(markupOf: (agency: string) => number, clock: () => Date) {
  const proposals = new Map<string, StoredProposal>()

  function find(agency: string, id: string): StoredProposal {
    const found = proposals.get(id)
    if (found?.agency !== agency) throw notFound('proposal')
    const { proposal } = found
    const isOver = Date.parse(proposal.expiresAt) <= clock().getTime()
    if (isOver && ['open', 'accepted'].includes(proposal.state)) proposal.state = 'expired'
    return found
  }

  function requireOpen({ proposal }: StoredProposal): void {
    if (['open', 'accepted'].includes(proposal.state)) return
    throw new Refusal(409, 'The proposal has expired.', { code: 'proposal_over' })
  }

  /** The total that the client accepts, if it is the current one. */
  function accepted({ rateKey, currency, agency }: StoredProposal, shown?: Proposal['proposedTotal']) {
    if (!shown) throw wrongField('shownTotal', 'must be the total that the client accepts')
    const now = rateByKey(rateKey, currency, markupOf(agency))
    if (!now) throw new Refusal(409, 'This rate is sold out.', { code: 'sold_out' })
    const total = { amount: now.price.total, currency }
    if (shown.amount === total.amount && shown.currency === currency) return total
    throw new Refusal(409, 'The price has changed.', { code: 'price_changed', total })
  }

  /** The current proposal, with its booking token while it is open. */
  function answer(found: StoredProposal, person: Person | null): { body: { data: Proposal } } {
    const { proposal, rateKey, currency, agency, by } = found
    const isOpen = ['open', 'accepted'].includes(proposal.state)
    const now = isOpen ? rateByKey(rateKey, currency, markupOf(agency)) : null
    const isSame = now?.price.total === proposal.proposedTotal.amount
    const data: Proposal = {
      ...proposal,
      ...(now && { rateKey, price: now.price, availability: isSame ? 'available' : 'price_changed' }),
      ...(person?.email === by.email && { isOwn: true }),
    }
    return { body: { data } }
  }

  const routes: readonly Route[] = [
    route('listProposals', 'GET /api/proposals', ({ agency }) => {
      const own = [...proposals.values()].filter((one) => one.agency === agency)
      return {
        body: { data: { proposals: own.map(({ proposal }) => summaryOf(find(agency, proposal.id))) } },
      }
    }),
    route('createProposal', 'POST /api/proposals', ({ agency, person, body }) => {
      const { product, rateKey, currency, note, validUntil, keepsPrice } = body
      if (product !== 'hotel') throw wrongField('product', 'must be hotel: the example sells only hotels')
      const found = rateByKey(rateKey, currency, markupOf(agency))
      if (!found) throw wrongField('rateKey', 'is not a key of this API')
      if (!person) throw new Refusal(401, 'Log in to propose a rate.')
      const client = body.client ?? { name: '', email: '' }
      const proposal: Proposal = {
        id: crypto.randomUUID(),
        state: 'open',
        from: person.firstName,
        clientName: client.name,
        note,
        validUntil,
        keepsPrice,
        expiresAt: `${validUntil}T23:59:59Z`,
        isSample: true,
        ...proposed(found),
      }
      const createdAt = clock().toISOString()
      const stored = { agency, by: person, client, rateKey, currency, proposal, createdAt }
      proposals.set(proposal.id, stored)
      return { status: 201, ...answer(stored, person) }
    }),
    route('getProposal', 'GET /api/proposals/{id}', ({ agency, path, person }) =>
      answer(find(agency, path.id), person),
    ),
    route('withdrawProposal', 'DELETE /api/proposals/{id}', ({ agency, path, person }) => {
      const found = find(agency, path.id)
      if (found.proposal.state !== 'withdrawn') requireOpen(found)
      found.proposal.state = 'withdrawn'
      return answer(found, person)
    }),
    route('answerProposal', 'POST /api/proposals/{id}/answer', ({ agency, path, body, person }) => {
      const found = find(agency, path.id)
      requireOpen(found)
      if (body.answer === 'decline') {
        found.proposal.state = 'declined'
        delete found.proposal.acceptedTotal
      } else if (found.proposal.state === 'open') {
        found.proposal.acceptedTotal = accepted(found, body.shownTotal)
        found.proposal.state = 'accepted'
      }
      return answer(found, person)
    }),
  ]

  return {
    routes,
    /** A proposal that can still be booked; refuses a closed one. */
    bookable(agency: string, id: string): StoredProposal {
      const found = find(agency, id)
      requireOpen(found)
      return found
    },
    /** Closes the proposal that a booking was made from. */
    booked(agency: string, id: string): void {
      find(agency, id).proposal.state = 'booked'
    },
  }
}

export type Proposals = ReturnType<typeof makeProposals>

function proposed(found: FoundRate): Pick<Proposal, 'subject' | 'proposedTotal'> {
  const { total: amount, currency } = found.price
  return { subject: { product: 'hotel', hotel: bookedStay(found) }, proposedTotal: { amount, currency } }
}

function proposedOf(subject: Proposal['subject']): Pick<Summary, 'product' | 'title' | 'period'> {
  const { product, hotel } = hotelOf(subject)
  return { product, title: hotel.hotel.name, period: hotel.stay }
}

function summaryOf({ proposal, by, client, createdAt }: StoredProposal): Summary {
  const { id, state, subject, proposedTotal, acceptedTotal, keepsPrice, validUntil } = proposal
  return {
    ...(acceptedTotal && { acceptedTotal }),
    id,
    state,
    client,
    proposedTotal,
    keepsPrice,
    validUntil,
    createdAt,
    agent: `${by.firstName} ${by.lastName}`,
    ...proposedOf(subject),
  }
}
