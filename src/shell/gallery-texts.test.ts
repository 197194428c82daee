import { expect, it } from 'vitest'
import type { UserType } from '../contract/types.ts'
import { sessionOf } from '../server/domain/accounts/sessions/sessions.ts'
import { demoPeople } from '../server/domain/demo/demo-people.ts'
import { type Permission, permissionsOf } from '../tenant/permissions.ts'
import { galleryTexts } from './gallery-texts.ts'

const agency = { allowNonLoginFlow: true, academyUrl: '' }

const described: Record<string, Permission> = {
  wholesale: 'prices.agent',
  settings: 'settings.website',
  wallet: 'menu.wallet',
  subscription: 'page.subscription',
}

const types: Record<UserType, RegExp> = {
  Traveller: /^(Traveller|Member)$/,
  Admin: /\bAdmin\b/,
  SalesAgent: /\bsales agent$/i,
  AgencyOwner: /^Owner$/,
}

it.each(demoPeople)('describes the type and exact permissions of $name@', (person) => {
  const { title = '', sees = '' } = galleryTexts.roles[person.name] ?? {}
  const permissions = permissionsOf(sessionOf(person), agency)
  for (const [word, permission] of Object.entries(described)) {
    expect(sees.toLowerCase().includes(word), word).toBe(permissions.has(permission))
  }
  expect(title).toMatch(types[person.userType])
  expect(title.startsWith('Restricted')).toBe(person.isRestricted)
})

it('describes no two demo users alike', () => {
  const titles = demoPeople.map(({ name }) => galleryTexts.roles[name]?.title)
  expect(new Set(titles).size).toBe(demoPeople.length)
})
