import { describeProductContract } from '../suppliers/testing-product-contract.ts'
import type { ProductFixture } from '../suppliers/testing-product-fixture.ts'
import { changeableTickets } from './testing-ticket-changes.ts'
import { makeTicketSupplier, type TicketShapes, ticketKey } from './testing-ticket-supplier.ts'

const contact = { givenName: 'Ada', familyName: 'Test', email: 'ada@test.example', phone: '+4512345678' }

const fixture: ProductFixture<TicketShapes> = {
  open: (clock) => makeTicketSupplier(clock, 10).supplier,
  start: '2026-02-01T12:00:00Z',
  begun: '2026-05-20T12:00:00Z',
  criteria: {},
  keyOf: ({ rateKey }) => rateKey,
  refundableKey: async () => ticketKey({ count: 3 }),
  unitsOf: ({ count }) => count,
  requestOf: (reference) => ({
    reference,
    contact,
    requests: '',
    answers: [{ question: 'entrance', value: 'North' }],
    travellers: [{ givenName: 'Ada', familyName: 'Test', type: 'adult', role: 'lead', group: 1 }],
  }),
}

// A supplier without changes, and one with them.
describeProductContract('tickets', fixture)
describeProductContract('tickets that can be changed', {
  ...fixture,
  open: (clock) => changeableTickets(makeTicketSupplier(clock, 10)).supplier,
  change: ({ count }) => ({ count: count + 1 }),
})
