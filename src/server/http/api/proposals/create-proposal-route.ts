import { noteChange } from '../../../domain/agencies/note-change.ts'
import { refuseCardNumbers } from '../../../domain/payments/refuse-card-numbers.ts'
import { chargeStep } from '../../../domain/products/spine/charge-step.ts'
import { itemPrice, quotedItem } from '../../../domain/products/spine/item-pricing.ts'
import { requireKind } from '../../../domain/products/spine/product-kind.ts'
import { quoteFromSupplier } from '../../../domain/products/spine/quote-from-supplier.ts'
import { soldProduct } from '../../../domain/products/spine/sold-product.ts'
import { proposalAudience } from '../../../domain/proposals/priced-proposal.ts'
import { proposalDeadline } from '../../../domain/proposals/proposal-deadline.ts'
import type { ProposalSnapshot } from '../../../domain/proposals/proposal-snapshot.ts'
import type { SellingDependencies } from '../../../domain/proposals/selling-dependencies.ts'
import { rejectInvalid } from '../../../kernel/errors/invalid-search.ts'
import { Problem } from '../../../kernel/errors/problem.ts'
import { createRateLimit } from '../../../kernel/limits/rate-limit.ts'
import { tooFast } from '../../../kernel/limits/too-fast.ts'
import { dealContext } from '../../request-context/deal-context.ts'
import { requireEditor } from '../../request-context/require-editor.ts'
import { requirePerson } from '../../request-context/require-person.ts'
import type { Route } from '../../request-context/route.ts'
import { storedProposalAnswer } from './proposal-answer.ts'

/** No agent makes more by hand; each one is a stored row. */
const proposing = { burst: 60, perSecond: 0.1 }

/** Makes the route by which an agent proposes a rate to a client at the current price. Source: spec §2.2, §2.6. */
export function createProposalRoute(dependencies: SellingDependencies): Route<'createProposal'> {
  const rateLimit = createRateLimit(proposing)
  return async (call) => {
    const personId = requirePerson(call, 'menu.proposals')
    const { name: personName } = requireEditor(call, 'menu.proposals')
    refuseCardNumbers(call.body)
    const wait = rateLimit(`${call.agency.id} ${personId}`)
    if (wait > 0) throw tooFast('proposals', wait)
    const { product, rateKey, currency, shownTotal, client, note, validUntil, keepsPrice } = call.body
    const kind = requireKind(product, dependencies.kinds)
    const sold = soldProduct(dependencies.suppliers, call.agency, kind)
    const quoted = await quoteFromSupplier(sold.from, rateKey)
    kind.requireQuotable(quoted.subject, dependencies)
    const period = kind.periodOf(quoted.subject)
    const now = dependencies.clock()
    const ends = proposalDeadline(validUntil, period, now)
    if (!(ends instanceof Date)) rejectInvalid('body', [ends])
    const step = await chargeStep(call.agency, currency, dependencies.gatewayOf)
    const pricing = { markups: dealContext(call).markups, currency, step, audience: proposalAudience }
    const price = await itemPrice(quoted, kind, pricing, dependencies)
    const { total } = price
    if (shownTotal && (shownTotal.amount !== total || shownTotal.currency !== currency)) throw changed()
    const { supplier, rateKey: key, subject, policy, isSample } = quotedItem(quoted, price, step, kind, sold)
    const snapshot: ProposalSnapshot = { supplier, rateKey: key, subject, price, policy, isSample }
    const proposal = await dependencies.ofAgency(call.agency.id).transaction(async (records) => {
      const made = await records.proposals.create({
        product: kind.product,
        personId,
        personName,
        note: note.trim(),
        currency,
        total,
        keepsPrice,
        validUntil,
        clientName: client?.name.trim() ?? '',
        clientEmail: client?.email ?? '',
        title: kind.summaryOf(subject).title,
        startsOn: period.start,
        endsOn: period.end,
        seconds: (Number(ends) - now.getTime()) / 1000,
        snapshot,
      })
      const { id } = made
      await noteChange(records, personId, 'proposal.create', { before: null, after: { id, total, currency } })
      return made
    })
    return { data: await storedProposalAnswer(call, proposal, dependencies) }
  }
}

function changed(): Problem {
  return new Problem({
    code: 'price_changed',
    detail: 'The price of this rate has changed. Check the new price before you propose it.',
  })
}
