import { describe, expect, it } from 'vitest'
import schema from '../../contract/settings.schema.json' with { type: 'json' }
import { findingReasons } from '../../server/domain/site-settings/checks/finding-reasons.ts'
import { codedReason, reasonCodes } from '../../tenant/settings/reason-code.ts'
import texts from '../text/en.json' with { type: 'json' }

/** Of identity providers, which are a field of the platform. */
const platformField = [
  'must be up to 31',
  'without user, query or fragment',
  'client id',
  'name of a scope',
  'name of a supplier',
]

function patternReasons(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return []
  const own = (node as { patternErrorMessage?: unknown }).patternErrorMessage
  return [...(typeof own === 'string' ? [own] : []), ...Object.values(node).flatMap(patternReasons)]
}

/** Reasons as the server writes them, one of each kind. */
const written = [
  'is missing',
  'is not a known field; did you mean title?',
  'must be a text',
  'must be a list or null',
  'must be one of light, dark, auto; did you mean dark?',
  'must be one of Active, Inactive',
  'must be at least -90',
  'must be at most 180',
  'must be more than 0',
  'must not be empty',
  'must have at least 3 characters',
  'must have at most 80 characters',
  'must have at least 1 entry',
  'must have at most 1200000 characters all together, as JSON',
  'must have at most 12 entries',
  'has 60001 characters; at most 60000 are allowed',
  'has 59000 characters, and 295000 when it is stored, because HTML writes signs such as & and < as several; at most 60000 can be stored',
  'must not have the same entry twice',
  'must be a real date written YYYY-MM-DD',
  'is not a field of the settings',
  'is set by the platform',
  'is nested too deeply',
  'identifies its entry; to change it, change the whole list',
  'has no place there',
  'is inside a list that changes as a whole',
  'is not an entry of the list; to add one, change the whole list',
  'must be a JSON pointer such as /agency/primaryColor',
  'is written without shell/',
  'must be whole Unicode text without NUL characters',
  'is a language that agency.languages does not contain',
  'leads off the site by a trick: write the path as it is, with one slash at its beginning',
  'is a text of several parts; write shell/a or seo/a',
  'is not a text of the site; did you mean deals.heading?',
  'is not a text of the site',
  'is a plural form that da does not have; it has one, other',
  'is empty; leave it out to keep the standard text',
  'has 99 characters; at most 40 fit there',
  'has a line break or a control character',
  'uses $t(, which your own texts may not contain',
  'has {{x}}, which is not a placeholder of this text; it has none',
  'leaves out {{count}}',
  'must contain the defaultLanguage, da',
  'is missing; supportMode chat opens it',
  'repeats Hotels',
  "is evil.example, which is not one of the agency's hosts",
  'is missing, and AQ has no city to use instead',
  'is sso, and agency.sso.isSSOEnabled is not true',
  'must contain openid',
  'is no address that can be asked',
]

describe('codedReason', () => {
  const patterns = patternReasons(schema).filter(
    (reason) => !platformField.some((part) => reason.includes(part)),
  )

  it.each([...new Set([...patterns, ...written])])('knows: %s', (reason) => {
    const { code, values } = codedReason(reason)
    expect(code).not.toBe('other')
    const said = (texts as Record<string, string>)[`refused.${code}`]
    const places = [...(said ?? '').matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name)
    expect(Object.keys(values)).toEqual(expect.arrayContaining(places))
  })

  it('returns the values in a sentence', () => {
    expect(codedReason('must have at most 80 characters')).toEqual({
      code: 'maxLength',
      values: { limit: '80' },
    })
    expect(codedReason('must be one of a, b; did you mean a?').values).toEqual({ list: 'a, b' })
    expect(codedReason('has {{x}}, which is not a placeholder of this text; it has a').values).toEqual({
      place: '{{x}}',
    })
  })

  it('passes on an unknown reason unchanged, however long', () => {
    expect(codedReason('is odd')).toEqual({ code: 'other', values: { reason: 'is odd' } })
    expect(codedReason(`must be one of ${'a'.repeat(500_000)}`).code).toBe('oneOf')
  })
})

describe('texts of the editor', () => {
  it('exist for every code of a refusal and of a finding', () => {
    for (const code of reasonCodes) expect(texts, code).toHaveProperty([`refused.${code}`])
    for (const code of Object.keys(findingReasons)) expect(texts, code).toHaveProperty([`finding.${code}`])
  })
})
