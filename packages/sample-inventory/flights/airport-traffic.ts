import type { Airport } from '../../geography/geo.ts'
import { priceLevel } from '../market.ts'

/** Rough millions of passengers a year of the busiest airports: their cities' populations say too little. */
const listed: readonly (readonly [millions: number, codes: string])[] = [
  [90, 'ATL DXB DFW LHR HND DEN ORD IST'],
  [
    68,
    'LAX CDG JFK CAN AMS MAD FRA SIN ICN PEK PVG DEL MCO LAS CLT MIA BCN CGK BKK SEA SFO EWR PHX IAH HKG SZX BOM KUL DOH CTU',
  ],
  [
    42,
    'FCO MUC SYD MEX GRU BOG LGW SAW JED RUH MNL TPE NRT MSP BOS DTW PHL LGA FLL IAD YYZ YVR MEL BLR HYD SGN HAN CUN KMG XIY HGH CKG SHA PKX TFU ORY SVO CAI DUB LIS VIE ZRH CPH OSL MAN PMI ATH',
  ],
  [
    24,
    'KIX CTS FUK ITM OKA STN ARN HEL BRU DUS BER HAM MXP BGY NCE LYS MRS TLS OPO AGP ALC WAW PRG BUD OTP SLC SAN TPA PDX BWI MDW STL HOU AUS BNA DCA HNL DAL OAK SJC SMF RDU MCI YUL YYC LIM SCL EZE AEP GIG CGH BSB VCP CNF JNB CPT ADD LOS CMN ALG NBO MAA CCU KHI CMB DAC DMK DPS SUB CEB UPG HKT PEN AKL BNE PER DME LED AUH KWI BAH MCT TLV AYT ESB ADB THR ALA TAS PTY GDL MTY SDQ SJU PUJ URC WUH CSX NKG TAO XMN HAK DLC SHE CGO TSN GMP CJU PUS',
  ],
  [
    11,
    'EDI GLA BHX BRS LTN CRL EIN STR CGN LEJ NTE BOD GVA BSL VCE NAP BLQ CTA PMO PSA FLR SVQ VLC BIO TFS LPA ACE FAO FNC BGO TRD SVG GOT KEF RIX VNO TLL KRK GDN SOF BEG ZAG SPU DBV TIA SKG HER RHO LCA OVB SVX AER VVO KZN KJA EVN TBS GYD NQZ AMM BEY ACC DSS ABJ EBB DAR KGL LUN HRE MRU TUN RAK LAD DUR TNR COK AMD PNQ GOI TRV LHE ISB KTM MLE RGN PNH REP VTE DVO BKI KCH LOP KNO CHC WLG ZQN ADL CNS OOL NAN PPT NOU DRW HBA GUM POM SAL UIO GYE MDE CLO CTG CUZ LPB VVI ASU MVD POA CWB REC SSA FOR MAO BEL COR MDZ SJO GUA SAL TGU HAV MBJ KIN NAS BGI AUA CUR PTP FDF TIJ MID PVR SJD ANC YEG YOW YWG YHZ YQB ABQ BOI BUF BUR CLE CMH CVG ELP IND JAX MEM MKE MSY OKC OMA ONT ORF PBI PIT RIC RSW SAT SNA TUL OGG',
  ],
]

const millions = new Map(
  listed.flatMap(([passengers, codes]) => codes.split(' ').map((code) => [code, passengers])),
)

/** Returns an airport's passengers in millions a year, roughly; never 0. */
export function trafficOf({ iata, size, population, countryCode }: Airport): number {
  const known = millions.get(iata)
  if (known !== undefined) return known
  const wealth = priceLevel(countryCode)
  const people = (population + 8_000) / 1_000_000
  return size === 'large'
    ? 1.5 + Math.min(8, people * wealth * 1.6)
    : 0.04 + Math.min(4, people * wealth * 0.9)
}
