import { expect, it } from 'vitest'
import packageJson from '../../../package.json' with { type: 'json' }
import { typePairings } from '../../../src/theme/type-pairings.ts'
import { faces } from './faces.ts'
import { spareFamilies } from './spare-families.ts'

// knip cannot see these packages (their files are read by path), so it leaves them to these two tests.
it('makes every face that a type pairing names, and no other', () => {
  const named = Object.values(typePairings).flatMap((pairing) => pairing.faces)
  expect(new Set(Object.keys(faces))).toEqual(new Set(named))
})

it('has a package for every family it makes faces of, and no package besides', () => {
  const packages = Object.keys(packageJson.devDependencies)
    .filter((name) => name.startsWith('@fontsource'))
    .sort()
  const families = new Set(Object.values(faces).map(({ family }) => `@fontsource-variable/${family}`))
  const spare = spareFamilies.map(({ source }) => source)
  expect(packages).toEqual([...families, ...spare].sort())
  expect(Object.keys(packageJson.dependencies).filter((name) => name.startsWith('@fontsource'))).toEqual([])
})
