import type { ItemChange } from '../../../contract/types.ts'
import type { AmendRequest, SupplierAmendment } from '../suppliers/supplier-amendment.ts'
import { SupplierRefusal } from '../suppliers/supplier-refusal.ts'
import type { ProductKind } from './spine/product-kind.ts'
import { type TicketSubject, ticketKind } from './testing-ticket.ts'
import { readTicketKey, type TicketSupplier, ticketKey } from './testing-ticket-supplier.ts'

/** A new number of tickets for a booked item. */
export interface TicketChange {
  readonly count: number
}

/** Tickets whose number can be changed, each for a person with a passport, a date of birth and a seat. */
export const namedTicketKind: ProductKind<TicketSubject> = {
  ...ticketKind,
  actionsOf: () => ['cancel', 'change'],
  changeOf: (_, change: ItemChange) => ({ count: (change as object as TicketChange).count }),
  partyOf: (_, { count }) =>
    Array.from({ length: count }, (_one, index) => ({
      group: 1,
      type: 'adult',
      ...(index === 0 && { role: 'lead' as const }),
      fields: ['firstName', 'lastName', 'dateOfBirth', 'document'],
    })),
  questionsOf: () => [
    ...ticketKind.questionsOf(),
    { code: 'seat', of: 'traveller', isRequired: true, choices: ['Aisle', 'Window'] },
  ],
}

const applied: SupplierAmendment = { status: 'applied', confirmationNumber: null }

interface ChangeableTickets extends TicketSupplier {
  /** Each requested change. */
  readonly asked: AmendRequest[]
  /** Whether it refuses changes. */
  refuses: boolean
}

/** Wraps a supplier of tickets so that it changes their number while cancelling is free. */
export function changeableTickets(tickets: TicketSupplier): ChangeableTickets {
  const { supplier } = tickets
  const asked: AmendRequest[] = []
  const done = new Map<string, string>()
  /** The key of a booked item that can be cancelled without a fee; otherwise null. */
  const freeKey = async (reference: string) =>
    (await supplier.cancelQuote(reference))?.penalty.amount === 0 ? tickets.keyOf(reference) : null
  const changeable: ChangeableTickets = {
    ...tickets,
    asked,
    refuses: false,
    supplier: {
      ...supplier,
      capabilities: () => ({
        ...supplier.capabilities(),
        actions: ['cancel', 'change'],
        changesUntil: 'penalty',
      }),
      async amendQuote(reference, change) {
        const ticket = readTicketKey((await freeKey(reference)) ?? '')
        return ticket && supplier.quote(ticketKey({ ...ticket, count: (change as TicketChange).count }))
      },
      async amend(request) {
        const { reference, amendment, rateKey, expected } = request
        asked.push(request)
        if (done.get(amendment) === reference) return applied
        const quote = (await freeKey(reference)) === null ? null : await supplier.quote(rateKey)
        if (quote === null || changeable.refuses) throw new SupplierRefusal('rejected')
        if (quote.status === 'sold_out') throw new SupplierRefusal('sold_out')
        if (quote.price.net !== expected.amount) throw new SupplierRefusal('price_changed')
        tickets.change(reference, quote.rateKey)
        done.set(amendment, reference)
        return applied
      },
      amendment: async (reference, amendment) => (done.get(amendment) === reference ? applied : null),
    },
  }
  return changeable
}
