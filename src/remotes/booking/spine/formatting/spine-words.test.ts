import { expect, it } from 'vitest'

const texts = import.meta.glob<Record<string, string>>(
  ['../text/*.json', '../pages/text/*.json', '../trips/text/*.json'],
  {
    eager: true,
    import: 'default',
  },
)

/** What a hotel has and other products have not, in each language; `stays` as a verb is none of them. */
const ofHotels: Readonly<Record<string, RegExp>> = {
  en: /\bhotels?\b|\brooms?\b|\b(?:a|the|this|your) stay\b|\bnights?\b/i,
  es: /\bhotel|\bhabitaci|\bestancias?\b|\bnoches?\b/i,
  pt: /\bhotel|\bhotéis|\bquartos?\b|\bestadias?\b|\bdiárias?\b/i,
  fr: /hôtel|\bchambres?\b|\bséjours?\b|\bnuits?\b/i,
  de: /hotel|\bzimmer|\baufenthalt|\bnächte?\b/i,
  sv: /hotell|\brum(?:met|men)?\b|\bvistelse|\bnätter\b/i,
  da: /hotel|\bværelse|\bophold|\bnætter\b/i,
  no: /hotell|\brom(?:met|mene)?\b|\bopphold|\bnetter\b/i,
  ar: /فندق|غرف|إقامة|ليال/,
}

it.each(Object.keys(ofHotels))('the spine says nothing of hotels in %s', (language) => {
  const said = Object.entries(texts)
    .filter(([path]) => path.endsWith(`/${language}.json`))
    .flatMap(([, said]) => Object.entries(said))
  expect(said.length).toBeGreaterThan(400)
  expect(said.filter(([, text]) => ofHotels[language]?.test(text))).toEqual([])
})
