import { describe, expect, it } from 'vitest'
import { testContent } from '../../adapters/store/testing.ts'
import type { AgencyContent } from './agency-content.ts'
import { resolveAgency } from './resolved-agency.ts'

const identity = {
  id: 'id',
  slug: 'one',
  version: 3,
  publishedAt: new Date(0),
  markups: { revision: 0, rules: [] },
}
const place = { id: 'a', name: 'A', country: 'NO', latitude: 62, longitude: 6, summary: '', image: '/a.svg' }
const sights: Pick<AgencyContent, 'destinations'> = {
  destinations: [{ ...place, scene: 'beach', isTop: true, isHiddenGem: true }],
}

describe('a published version', () => {
  it('has the identity of the store, whatever its content says', () => {
    const content = testContent()
    const agency = { ...content.agency, id: 'other', version: 9 }
    expect(resolveAgency(identity, { ...content, agency }).agency).toMatchObject({ id: 'id', version: 3 })
  })

  it('of an earlier release has empty values for newer fields', () => {
    const { agencyTerms, cancellationPolicies, posts, ...early } = { ...testContent(), ...sights }
    const { userTermsAndConditions, publishedPages, ...agency } = early.agency
    const destinations = early.destinations.map(({ isHiddenGem, ...one }) => one)
    const document = JSON.parse(JSON.stringify({ ...early, agency, destinations })) as AgencyContent
    const resolved = resolveAgency(identity, document)
    expect(resolved).toMatchObject({ agencyTerms: [], cancellationPolicies: [], posts: [] })
    expect(resolved.agency).toMatchObject({ userTermsAndConditions: '', publishedPages: [] })
    expect(resolved.destinations.map(({ isHiddenGem }) => isHiddenGem)).toEqual([false])
  })

  it('of an earlier release finds texts by their current keys', () => {
    const wording = { en: { 'booking/confirmation.adoptNow': 'Keep it' } }
    const resolved = resolveAgency(identity, { ...testContent(), wording })
    expect(resolved.wording).toEqual({ en: { 'booking/confirmation.claimNow': 'Keep it' } })
  })

  it('keeps its content and cannot be modified', () => {
    const content = { ...testContent({ userTermsAndConditions: '<p>Terms</p>' }), ...sights }
    const resolved = resolveAgency(identity, content)
    expect(resolved.agency.userTermsAndConditions).toBe('<p>Terms</p>')
    expect(resolved.destinations[0]?.isHiddenGem).toBe(true)
    expect(() => Object.assign(resolved.agency, { agencyName: 'x' })).toThrow(TypeError)
  })
})
