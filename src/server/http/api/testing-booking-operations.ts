import type { OperationCases } from './testing-operation-case.ts'

const unknown = '/api/bookings/LV-AAAAAA'
const headers = { 'idempotency-key': 'a-key-of-sixteen-1' }
const nobody = '6f1c1f0e-0000-4000-8000-000000000000'
const noted = { not: 'each step of a booking stands in its own events' }

/** A row for every operation that the contract has under Bookings and Payments. */
export const bookingOperations = {
  createQuote: {
    audited: { not: 'changes nothing but the quote itself' },
    may: 'anybody',
    body: { items: [{ product: 'hotel', rateKey: 'not-a-key-of-ours' }] },
    status: 422,
  },
  getQuote: { may: 'anybody', id: 'quote', path: `/api/quotes/${nobody}`, status: 404 },
  updateQuote: {
    audited: { not: 'changes nothing but the quote itself' },
    ...{
      may: 'anybody',
      id: 'quote',
      path: `/api/quotes/${nobody}`,
      body: { useCredits: false },
      status: 404,
    },
  },
  createProposal: {
    ...{ audited: 'proposal.create', hashed: true, may: 'menu.proposals', status: 422 },
    body: {
      product: 'hotel',
      rateKey: 'not-a-key-of-ours',
      currency: 'USD',
      validUntil: '2026-04-10',
      keepsPrice: true,
    },
  },
  listProposals: { may: 'menu.proposals' },
  getProposal: { may: 'anybody', id: 'proposal', path: `/api/proposals/${nobody}`, status: 404 },
  withdrawProposal: {
    ...{ audited: 'proposal.withdraw', hashed: true, may: 'menu.proposals', id: 'proposal', status: 404 },
    path: `/api/proposals/${nobody}`,
  },
  answerProposal: {
    ...{ audited: 'proposal.answer', hashed: true, may: 'anybody', id: 'proposal', status: 404 },
    ...{ path: `/api/proposals/${nobody}/answer`, body: { answer: 'decline' } },
  },
  getBookings: { may: 'page.account', path: '/api/bookings?when=upcoming' },
  createBooking: {
    ...{ audited: noted, may: 'anybody', headers, status: 404 },
    body: {
      quoteId: nobody,
      shownTotal: { amount: 1, currency: 'USD' },
      contact: { firstName: 'Ada', lastName: 'Byron', email: 'ada@reader.example', phone: '+442079460958' },
      parties: [
        { travellers: [{ group: 1, type: 'adult', role: 'lead', firstName: 'Ada', lastName: 'Byron' }] },
      ],
    },
  },
  getBooking: { may: 'anybody', id: 'booking', path: unknown, status: 404 },
  openBooking: {
    audited: { not: 'changes what this browser may see; where it comes into an account, that is noted' },
    ...{
      may: 'anybody',
      id: 'keyedBooking',
      path: `${unknown}/access`,
      body: { key: 'k'.repeat(43) },
      status: 404,
    },
  },
  claimBooking: {
    ...{ audited: 'booking.claim', hashed: true, may: 'anybody', id: 'keyedBooking', status: 404 },
    ...{ path: `${unknown}/claim`, body: {} },
  },
  extendHold: {
    audited: noted,
    may: 'anybody',
    id: 'booking',
    path: `${unknown}/hold`,
    body: {},
    status: 404,
  },
  releaseHold: { audited: noted, may: 'anybody', id: 'booking', path: `${unknown}/hold`, status: 404 },
  payAgain: {
    ...{
      audited: noted,
      may: 'anybody',
      id: 'booking',
      path: `${unknown}/payment`,
      body: {},
      headers,
      status: 404,
    },
  },
  confirmBooking: {
    ...{
      audited: noted,
      may: 'anybody',
      id: 'booking',
      path: `${unknown}/confirmation`,
      body: {},
      headers,
      status: 404,
    },
  },
  quoteCancellation: {
    audited: { not: 'only reads' },
    ...{ may: 'anybody', id: 'booking', path: `${unknown}/cancellation-quote`, body: {}, status: 404 },
  },
  cancelBooking: {
    ...{
      audited: noted,
      may: 'anybody',
      id: 'booking',
      path: `${unknown}/cancellation`,
      headers,
      status: 404,
    },
    body: { quoteId: 'never-said-so' },
  },
  quoteAmendment: {
    audited: { not: 'changes nothing' },
    ...{ may: 'anybody', id: 'booking', path: `${unknown}/amendments`, status: 404 },
    body: {
      change: {
        product: 'hotel',
        stay: { start: '2026-06-01', end: '2026-06-03' },
        rooms: [{ adults: 2, childAges: [] }],
      },
    },
  },
  acceptAmendment: {
    ...{ audited: noted, may: 'anybody', id: 'booking', headers, status: 404 },
    ...{ path: `${unknown}/amendments/${nobody}/acceptance`, body: {} },
  },
  withdrawAmendment: {
    ...{ audited: noted, may: 'anybody', id: 'booking', status: 404 },
    path: `${unknown}/amendments/${nobody}`,
  },
  confirmAmendment: {
    ...{ audited: noted, may: 'anybody', id: 'booking', status: 404 },
    ...{ path: `${unknown}/amendments/${nobody}/confirmation`, body: {} },
  },
  answerSupplierChange: {
    ...{ audited: noted, may: 'anybody', id: 'booking', headers, status: 404 },
    ...{ path: `${unknown}/supplier-changes/${nobody}/answer`, body: { answer: 'accept' } },
  },
  getVoucher: { may: 'anybody', id: 'booking', path: `${unknown}/voucher`, status: 404 },
  getCalendarFile: { may: 'anybody', id: 'booking', path: `${unknown}/calendar`, status: 404 },
  getIncidents: { may: 'bookings.incidents' },
  answerIncident: {
    ...{ may: 'bookings.incidents', audited: 'incident.answer', hashed: true, id: 'incident' },
    ...{ path: '/api/agency/incidents/999999999', body: { answer: 'settled' }, status: 404 },
  },
  getWallet: { may: 'page.account', status: 404 },
  authoriseSandboxPayment: {
    ...{
      audited: noted,
      may: 'anybody',
      id: 'keyedPayment',
      path: '/api/payments/sandbox/sandbox_pi_none',
      status: 404,
    },
    body: { clientSecret: 'secret_of_none', token: 'sandbox_success' },
  },
} satisfies OperationCases
