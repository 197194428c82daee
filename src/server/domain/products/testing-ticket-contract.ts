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

/** What the contract says of a change of tickets. */
const ticketChange = {
  type: 'object',
  description: 'Another number of tickets.',
  additionalProperties: false,
  required: ['product', 'count'],
  properties: {
    product: { type: 'string', enum: [ticketKind.product] },
    count: { type: 'integer', minimum: 1, maximum: 9 },
  },
}

/**
 * Adds tickets to the contract of this process, as a seventh product with its engine, its subject and its change: each request and each answer
 * about them is held to it. To be called before the first request; a second call changes nothing.
 */
export function describeTickets(): void {
  add('Product', ticketKind.product)
  add('BookingServiceTitle', ticketKind.engine)
  if (Object.hasOwn(schemas, 'TicketSubject')) return
  Object.assign(schemas, { TicketSubject: ticketSubject, TicketChange: ticketChange })
  join('ItemSubject', 'TicketSubject')
  join('ItemChange', 'TicketChange')
}

function add(name: string, value: string): void {
  const values = schemas[name]?.enum
  if (!Array.isArray(values)) throw new Error(`the contract has no enum ${name}`)
  if (!values.includes(value)) values.push(value)
}

/** Makes a schema that is the hotel's alone the hotel's or the ticket's. */
function join(name: string, ticket: string): void {
  const { $ref, ...rest } = schemas[name] ?? {}
  if (typeof $ref !== 'string') throw new Error(`the contract has no product's ${name}`)
  Object.assign(schemas, {
    [name]: { ...rest, oneOf: [{ $ref }, { $ref: `#/components/schemas/${ticket}` }] },
  })
}
