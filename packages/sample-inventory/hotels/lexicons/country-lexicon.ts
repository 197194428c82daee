import { chinese, japanese, korean, thai } from './east-asia.ts'
import { greek, russian, slavic, turkish } from './eastern-europe.ts'
import { american, antipodean, british, savannah } from './english.ts'
import { dutch, german, nordic } from './germanic.ts'
import { brazilian, latinAmerican, portuguese, spanish } from './iberian.ts'
import { french, italian } from './latin-europe.ts'
import type { Lexicon } from './lexicon.ts'
import { arabic, indian, malay } from './middle-east-india.ts'

const countriesOf: readonly (readonly [Lexicon, string])[] = [
  [american, 'US CA PR VI GU BS BM KY IL'],
  [british, 'GB IE GI IM JE GG JM BB TT MT'],
  [antipodean, 'AU NZ FJ PG WS TO CK'],
  [savannah, 'ZA KE TZ UG RW ZM ZW BW NA NG GH ET MW SZ LS GM SL LR MU SC'],
  [spanish, 'ES AD GQ'],
  [latinAmerican, 'MX GT BZ SV HN NI CR PA CU DO CO VE EC PE BO CL AR UY PY'],
  [portuguese, 'PT AO MZ CV GW ST TL'],
  [brazilian, 'BR'],
  [french, 'FR MC BE LU GP MQ GF RE PF NC SN CI CM GA CG BJ TG BF ML NE MG HT'],
  [italian, 'IT SM VA'],
  [german, 'DE AT CH LI'],
  [dutch, 'NL AW CW SX SR'],
  [nordic, 'NO SE DK FI IS FO GL'],
  [slavic, 'PL CZ SK SI HR BA RS ME MK BG XK HU RO MD AL LT LV EE'],
  [russian, 'RU BY UA KZ KG UZ TM TJ MN AM AZ GE'],
  [greek, 'GR CY'],
  [turkish, 'TR'],
  [arabic, 'MA DZ TN LY EG SD JO LB SY IQ SA AE QA BH KW OM YE PS MR IR AF DJ SO KM'],
  [indian, 'IN NP LK BD PK BT MV'],
  [malay, 'ID MY BN SG PH'],
  [thai, 'TH LA KH VN MM'],
  [chinese, 'CN TW HK MO'],
  [japanese, 'JP'],
  [korean, 'KR KP'],
]

const lexiconByCountry = new Map(
  countriesOf.flatMap(([lexicon, countries]) => countries.split(' ').map((code) => [code, lexicon] as const)),
)

/** Returns the words for hotel names in a country; English if its language is unknown. */
export function countryLexicon(countryCode: string): Lexicon {
  return lexiconByCountry.get(countryCode) ?? savannah
}
