import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { languageCodes } from '../src/tenant/language.ts'
import { root } from './build/root.ts'

const roles = ['AgencyOwner', 'Admin', 'SalesAgent', 'Traveller'] as const
const cases = languageCodes.flatMap((language) => roles.map((role) => [language, role] as const))

function texts(folder: string, language: string): Record<string, string> {
  return JSON.parse(readFileSync(join(root, folder, 'text', `${language}.json`), 'utf8'))
}

/** A label begins with a capital if its language has them; within a sentence the name may not. */
const inSentence = (label: string | undefined) => label?.toLowerCase()

describe('a role', () => {
  it.each(cases)('has the same name in %s wherever it is named: %s', (language, role) => {
    const name = texts('src/shell/menus', language)[`role.${role}`]
    expect(name).toMatch(/\S/)
    expect(inSentence(texts('src/server/domain/mail', language)[`role.${role}`])).toBe(inSentence(name))
    // The page of agents makes no one a traveller, and an invitation of a traveller names no role.
    if (role === 'Traveller') return
    expect(texts('src/shell/agents', language)[`agents.type.${role}`]).toBe(name)
    const invitation = texts('src/shell/account', language)[`newPassword.as.${role}`]
    expect(inSentence(invitation)).toContain(inSentence(name))
  })

  it.each(languageCodes)('has a distinct name in %s', (language) => {
    const names = roles.map((role) => texts('src/shell/menus', language)[`role.${role}`])
    expect(new Set(names).size).toBe(roles.length)
  })
})
