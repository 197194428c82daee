import type { SupplierTicket } from '../../../src/server/domain/suppliers/supplier-ticket.ts'
import { hashText } from '../random.ts'
import { airlineByCode } from './airlines.ts'
import type { FlightKey } from './flight-key.ts'
import { passengerList } from './passengers.ts'

const SERIAL_DIGITS = 10

/**
 * Returns the e-tickets of a booking, one for each passenger, and the documents of their services and seats, which are
 * those that were paid for. Other flights have other numbers.
 */
export function flightTickets(reference: string, key: FlightKey): SupplierTicket[] {
  const { slices, passengers, services, seats } = key
  const [first] = slices
  const prefix = airlineByCode(first?.itinerary.slice(0, 2) ?? '')?.ticketPrefix ?? '900'
  const flights = slices.map(({ itinerary }) => itinerary).join()
  const ticket = (kind: 'e_ticket' | 'emd', passenger: number, of: string): SupplierTicket => ({
    code: `${prefix}-${serialOf(`${kind}:${reference}:${passenger}:${of}`)}`,
    format: 'text',
    kind,
    passenger,
    redeemedAt: null,
  })
  const list = passengerList(passengers)
  const tickets = list.map(({ index }) => ticket('e_ticket', index, flights))
  const documents = list.flatMap(({ index }) => {
    const own = [...services, ...seats].filter(({ passenger }) => passenger === index)
    return own.length === 0 ? [] : [ticket('emd', index, JSON.stringify(own))]
  })
  return [...tickets, ...documents]
}

function serialOf(text: string): string {
  const digits = `${hashText(`first:${text}`)}${hashText(`second:${text}`)}`
  return digits.padStart(SERIAL_DIGITS, '2').slice(-SERIAL_DIGITS)
}
