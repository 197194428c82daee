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

/** A label begins with a capital where its language has them; in a sentence the name may not. */
const inSentence = (label: string | undefined) => label?.toLowerCase()

describe('a role', () => {
  it.each(cases)('is called the same in %s wherever it is named: %s', (language, role) => {
    const name = texts('src/shell/menus', language)[`role.${role}`]
    expect(name).toMatch(/\S/)
    expect(inSentence(texts('src/server/domain/mail', language)[`role.${role}`])).toBe(inSentence(name))
    // Nobody becomes a traveller on the page of agents, and an invitation to be one names no role.
    if (role === 'Traveller') return
    expect(texts('src/shell/agents', language)[`agents.type.${role}`]).toBe(name)
    const invitation = texts('src/shell/account', language)[`newPassword.as.${role}`]
    expect(inSentence(invitation)).toContain(inSentence(name))
  })

  it.each(languageCodes)('is told from every other in %s', (language) => {
    const names = roles.map((role) => texts('src/shell/menus', language)[`role.${role}`])
    expect(new Set(names).size).toBe(roles.length)
  })
})
