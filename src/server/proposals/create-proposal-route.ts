import { editorOf } from '../branding/editor-of.ts'
import { rejectInvalid } from '../deals/invalid-search.ts'
import { quotedRate } from '../hotels/quoted-rate.ts'
import { createPace } from '../http/pace.ts'
import { Problem } from '../http/problem.ts'
import { tooFast } from '../http/too-fast.ts'
import { refuseCardNumbers } from '../payments/refuse-card-numbers.ts'
import { hotelSeller } from '../products/hotel/hotel-seller.ts'
import { requireStay } from '../products/hotel/hotel-stay.ts'
import { chargeStep } from '../products/spine/charge-step.ts'
import { soldPolicy } from '../products/spine/sold-policy.ts'
import { dealContextOf } from '../routes/deal-context-of.ts'
import { noteChange } from '../routes/note-change.ts'
import { personOf } from '../routes/person-of.ts'
import type { Route } from '../routes/route.ts'
import { lastMoment } from './last-moment.ts'
import { storedProposalAnswer } from './proposal-answer.ts'
import type { ProposalSnapshot } from './proposal-snapshot.ts'
import type { SellingParts } from './selling-parts.ts'

/** Nobody proposes more than this by hand; each is a row that stays. */
const proposing = { burst: 60, perSecond: 0.1 }

/** Makes the route by which an agent proposes a rate to a client, at the price of this moment. Source: spec §2.2, §2.6. */
export function createProposalRoute(parts: SellingParts): Route<'createProposal'> {
  const pace = createPace(proposing)
  return async (call) => {
    const personId = personOf(call, 'menu.proposals')
    const { name: personName } = editorOf(call, 'menu.proposals')
    refuseCardNumbers(call.body)
    const wait = pace(`${call.agency.id} ${personId}`)
    if (wait > 0) throw tooFast('proposals', wait)
    const { rateKey, currency, shownTotal, client, note, validUntil, keepsPrice } = call.body
    const quoted = await quotedRate(call.agency.agency, rateKey, parts.supplier)
    const { subject, price: supplierPrice, policy } = quoted
    const { position } = subject.property
    requireStay({ stay: subject.stay, rooms: subject.occupancies }, position, parts)
    const now = parts.clock()
    const ends = lastMoment(validUntil, subject.stay, parts.geo.timeZoneAt(position), now)
    if (!(ends instanceof Date)) rejectInvalid('body', [ends])
    const step = await chargeStep(call.agency, currency, parts.gatewayOf)
    const price = (await hotelSeller(parts, dealContextOf(call), currency, step)).priceOf(
      supplierPrice,
      position,
    )
    const { total } = price
    if (shownTotal && (shownTotal.amount !== total || shownTotal.currency !== currency)) throw changed()
    const snapshot: ProposalSnapshot = {
      ...{ rateKey: quoted.rateKey, subject, price },
      policy: soldPolicy(policy, supplierPrice.net, total, step),
      isSample: parts.supplier.capabilities().isSample,
    }
    const proposal = await parts.ofAgency(call.agency.id).together(async (records) => {
      const made = await records.proposals.create({
        ...{
          product: 'hotel',
          personId,
          personName,
          note: note.trim(),
          currency,
          total,
          keepsPrice,
          validUntil,
        },
        clientName: client?.name.trim() ?? '',
        clientEmail: client?.email ?? '',
        title: subject.property.name,
        startsOn: subject.stay.start,
        endsOn: subject.stay.end,
        seconds: (Number(ends) - now.getTime()) / 1000,
        snapshot,
      })
      const { id } = made
      await noteChange(records, personId, 'proposal.create', { before: null, after: { id, total, currency } })
      return made
    })
    return { data: await storedProposalAnswer(call, proposal, parts) }
  }
}

function changed(): Problem {
  return new Problem({
    code: 'price_changed',
    detail: 'The price of this rate has become another. Look at it once more before you propose it.',
  })
}
