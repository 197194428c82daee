import { schemas } from '../../../contract/operations.gen.ts'
import { ticketKind } from './testing-ticket.ts'

/** A ticket as the subject of an item, in an extended contract. */
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

/** A change of tickets, in an extended contract. */
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
 * Adds tickets to this process's contract as a seventh product, with engine, subject and change, so that requests and
 * answers about them are validated. Call it before the first request; a second call changes nothing.
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

/** Makes a schema accept a ticket as another product. */
function join(name: string, ticket: string): void {
  const { oneOf, ...rest } = schemas[name] ?? {}
  if (!Array.isArray(oneOf)) throw new Error(`the contract has no products' ${name}`)
  Object.assign(schemas, {
    [name]: { ...rest, oneOf: [...oneOf, { $ref: `#/components/schemas/${ticket}` }] },
  })
}
