import { describeProductContract } from '../suppliers/testing-product-contract.ts'
import { makeTicketSupplier, type TicketShapes, ticketKey } from './testing-ticket-supplier.ts'

const contact = { givenName: 'Ada', familyName: 'Test', email: 'ada@test.example', phone: '+4512345678' }

describeProductContract<TicketShapes>('tickets', {
  open: (clock) => makeTicketSupplier(clock, 10).supplier,
  ...{ start: '2026-02-01T12:00:00Z', begun: '2026-05-20T12:00:00Z', criteria: {} },
  keyOf: ({ rateKey }) => rateKey,
  refundableKey: async () => ticketKey({ count: 3 }),
  unitsOf: ({ count }) => count,
  requestOf: (reference) => ({
    ...{ reference, contact, requests: '', answers: [{ question: 'entrance', value: 'North' }] },
    travellers: [{ givenName: 'Ada', familyName: 'Test', type: 'adult', role: 'lead', group: 1 }],
  }),
})
