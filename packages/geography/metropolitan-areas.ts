/** A city with several airports, under the code that airlines use for all of them. */
export interface MetropolitanArea {
  readonly code: string
  /** As the geography names the city. */
  readonly city: string
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string
  /** IATA codes. */
  readonly airports: readonly string[]
}

const rows = `
LON London GB LHR LGW STN LTN LCY SEN
PAR Paris FR CDG ORY BVA
NYC New York City US JFK EWR LGA SWF
TYO Tokyo JP HND NRT
MIL Milan IT MXP LIN BGY
ROM Rome IT FCO CIA
STO Stockholm SE ARN BMA NYO VST
OSL Oslo NO OSL TRF
MOW Moscow RU SVO DME VKO ZIA
IST Istanbul TR IST SAW
BRU Brussels BE BRU CRL
GLA Glasgow GB GLA PIK
BFS Belfast GB BFS BHD
REK Reykjavík IS KEF RKV
TCI Santa Cruz de Tenerife ES TFN TFS
VCE Venice IT VCE TSF
WAW Warsaw PL WAW WMI
WAS Washington, D.C. US IAD DCA BWI
CHI Chicago US ORD MDW
DFW Dallas US DFW DAL
HOU Houston US IAH HOU
LAX Los Angeles US LAX BUR LGB ONT SNA
SFO San Francisco US SFO OAK SJC
MIA Miami US MIA FLL PBI
ORL Orlando US MCO SFB
DTT Detroit US DTW FNT
BOS Boston US BOS MHT PVD
TPA Tampa US TPA PIE SRQ
PHX Phoenix US PHX AZA
SEA Seattle US SEA PAE
YTO Toronto CA YYZ YTZ YHM YKF
YMQ Montréal CA YUL YHU
YVR Vancouver CA YVR YXX
MEX Mexico City MX MEX NLU TLC
SAO São Paulo BR GRU CGH VCP
RIO Rio de Janeiro BR GIG SDU
BUE Buenos Aires AR EZE AEP
MDE Medellín CO MDE EOH
SEL Seoul KR ICN GMP
OSA Osaka JP KIX ITM UKB
NGO Nagoya JP NGO NKM
SPK Sapporo JP CTS OKD
BJS Beijing CN PEK PKX
SHA Shanghai CN PVG SHA
CTU Chengdu CN CTU TFU
TPE Taipei TW TPE TSA
BKK Bangkok TH BKK DMK
KUL Kuala Lumpur MY KUL SZB
JKT Jakarta ID CGK HLP
MNL Manila PH MNL CRK
DXB Dubai AE DXB DWC
THR Tehran IR IKA THR
CAI Cairo EG CAI SPX
JNB Johannesburg ZA JNB HLA
NBO Nairobi KE NBO WIL
MEL Melbourne AU MEL AVV MEB
IEV Kyiv UA KBP IEV
`

/** All cities with several airports. */
export const metropolitanAreas: readonly MetropolitanArea[] = rows.trim().split('\n').map(areaOf)

const byCode = new Map(metropolitanAreas.map((area) => [area.code, area]))

/** Returns the airports of a city by the city's code; null for a code that no city has. */
export function airportsOfCity(code: string): readonly string[] | null {
  return byCode.get(code)?.airports ?? null
}

function areaOf(row: string): MetropolitanArea {
  const [, code = '', city = '', countryCode = '', airports = ''] =
    /^(\S{3}) (.+?) ([A-Z]{2}) ([A-Z ]+)$/.exec(row) ?? []
  return { code, city, countryCode, airports: airports.split(' ') }
}
