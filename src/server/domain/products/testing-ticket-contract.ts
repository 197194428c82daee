import { schemas } from '../../../contract/operations.gen.ts'
import { ticketKind } from './testing-ticket.ts'

/** What the contract says of a ticket as the subject of an item, where there are tickets. */
const ticketSubject = {
  type: 'object',
  description: 'So many tickets for an event on a day.',
  additionalProperties: false,
  required: ['product', 'ticket'],
  properties: {
    product: { type: 'string', enum: [ticketKind.product] },
    ticket: {
      type: 'object',
      additionalProperties: false,
      required: ['event', 'date', 'count', 'deposit', 'second'],
      properties: {
        event: { type: 'string' },
        date: { $ref: '#/components/schemas/Date' },
        count: { type: 'integer', minimum: 1 },
        deposit: { type: ['integer', 'null'], minimum: 0 },
        second: { type: 'integer', minimum: 0 },
      },
    },
  },
}

/**
 * Adds tickets to the contract of this process, as a seventh product with its engine and its subject: each request and each answer
 * about them is held to it. To be called before the first request; a second call changes nothing.
 */
export function describeTickets(): void {
  add('Product', 'enum', ticketKind.product)
  add('BookingServiceTitle', 'enum', ticketKind.engine)
  if (Object.hasOwn(schemas, 'TicketSubject')) return
  Object.assign(schemas, { TicketSubject: ticketSubject })
  add('ItemSubject', 'oneOf', { $ref: '#/components/schemas/TicketSubject' })
}

function add(name: string, list: 'enum' | 'oneOf', value: unknown): void {
  const values = schemas[name]?.[list]
  if (!Array.isArray(values)) throw new Error(`the contract has no ${list} of ${name}`)
  if (!values.includes(value)) values.push(value)
}
