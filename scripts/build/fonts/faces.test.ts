import { expect, it } from 'vitest'
import packageJson from '../../../package.json' with { type: 'json' }
import { typePairings } from '../../../src/theme/type-pairings.ts'
import { faces } from './faces.ts'
import { spareFamilies } from './spare-families.ts'

// knip cannot see these packages, since their files are read by path; these two tests check them instead.
it('makes exactly the faces that type pairings name', () => {
  const named = Object.values(typePairings).flatMap((pairing) => pairing.faces)
  expect(new Set(Object.keys(faces))).toEqual(new Set(named))
})

it('has exactly the packages of the families it makes faces of', () => {
  const packages = Object.keys(packageJson.devDependencies)
    .filter((name) => name.startsWith('@fontsource'))
    .sort()
  const families = new Set(Object.values(faces).map(({ family }) => `@fontsource-variable/${family}`))
  const spare = spareFamilies.map(({ source }) => source)
  expect(packages).toEqual([...families, ...spare].sort())
  expect(Object.keys(packageJson.dependencies).filter((name) => name.startsWith('@fontsource'))).toEqual([])
})
