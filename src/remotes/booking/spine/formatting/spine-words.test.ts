import { expect, it } from 'vitest'

const texts = import.meta.glob<Record<string, string>>(
  ['../text/*.json', '../pages/text/*.json', '../trips/text/*.json'],
  {
    eager: true,
    import: 'default',
  },
)

/** Hotel words in each language that other products do not use; the verb `stays` is not one of them. */
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

it.each(Object.keys(ofHotels))('the spine uses no hotel words in %s', (language) => {
  const named = Object.entries(texts)
    .filter(([path]) => path.endsWith(`/${language}.json`))
    .flatMap(([, entries]) => Object.entries(entries))
  expect(named.length).toBeGreaterThan(400)
  expect(named.filter(([, text]) => ofHotels[language]?.test(text))).toEqual([])
})
