import type { AirportRecord } from './airport-record.ts'
import type { Airport } from './geo.ts'
import type { Sections } from './section-file.ts'

/** Airports in rank order, with the weight of each in a ranking. */
export interface AirportTable {
  readonly airports: readonly Airport[]
  readonly weights: readonly number[]
  readonly adminCodes: readonly string[]
}

/** Returns the airports in the sections of the compiled file. */
export function openAirportTable(sections: Sections): AirportTable {
  const records: AirportRecord[] = JSON.parse(new TextDecoder().decode(sections.airports))
  return {
    airports: records.map(({ weight: _, adminCode: __, ...airport }) => airport),
    weights: records.map((record) => record.weight),
    adminCodes: records.map((record) => record.adminCode),
  }
}
