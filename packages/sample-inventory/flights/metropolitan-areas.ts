import type { FlightAtlas, Station } from './flight-atlas.ts'

/** Cities with several airports, by the code of the city. */
const areas: readonly string[] = [
  'LON LHR LGW STN LTN LCY SEN',
  'PAR CDG ORY BVA',
  'NYC JFK EWR LGA',
  'TYO HND NRT',
  'OSA KIX ITM UKB',
  'SEL ICN GMP',
  'BJS PEK PKX',
  'SHA PVG SHA',
  'CTU CTU TFU',
  'MIL MXP LIN BGY',
  'ROM FCO CIA',
  'STO ARN BMA NYO',
  'OSL OSL TRF',
  'MOW SVO DME VKO ZIA',
  'CHI ORD MDW',
  'WAS IAD DCA BWI',
  'QHO IAH HOU',
  'QDF DFW DAL',
  'QSF SFO OAK SJC',
  'QLA LAX BUR ONT LGB SNA',
  'QMI MIA FLL',
  'YTO YYZ YTZ',
  'SAO GRU CGH VCP',
  'RIO GIG SDU',
  'BHZ CNF PLU',
  'BUE EZE AEP',
  'MEX MEX NLU TLC',
  'IST IST SAW',
  'BKK BKK DMK',
  'JKT CGK HLP',
  'DXB DXB DWC',
  'THR IKA THR',
  'REK KEF RKV',
  'TCI TFS TFN',
  'BUH OTP BBU',
  'WAW WAW WMI',
  'BRU BRU CRL',
  'GLA GLA PIK',
  'BFS BFS BHD',
  'MEL MEL AVV',
  'LIS LIS',
  'BER BER',
]

const airportsByCode = new Map(
  areas.map((line) => {
    const [code = '', ...airports] = line.split(' ')
    return [code, airports]
  }),
)
const areaByAirport = new Map(
  [...airportsByCode.values()].flatMap((airports) => airports.map((iata) => [iata, airports])),
)

/** Returns the airports of a city by the code of the city; null for a code that only an airport has. */
export function airportsOfCity(code: string, { station }: FlightAtlas): Station[] | null {
  const airports = airportsByCode.get(code)
  return airports === undefined ? null : stations(airports, station)
}

/** Returns the airports of an airport's city between which passengers connect, itself first. */
export function airportsAround({ iata }: Station, { station }: FlightAtlas): Station[] {
  const others = areaByAirport.get(iata) ?? []
  return stations([iata, ...others.filter((one) => one !== iata)], station)
}

function stations(codes: readonly string[], find: FlightAtlas['station']): Station[] {
  return codes.flatMap((code) => find(code) ?? [])
}
