import { expect, it } from 'vitest'
import { agencySite } from './agency-site.ts'

it('is where an agency’s people log in, unless that is this site’s home or /sso', () => {
  for (const url of [
    'https://members.example/start',
    'https://members.example/sso',
    '/ssounds',
    '/about?a=1',
  ])
    expect(agencySite(url)).toBe(url)
  for (const url of ['', '/', '/?a=1', '/#top', '/sso', '/SSO/', '/sso?navigateTo=%2Fabout'])
    expect(agencySite(url)).toBeNull()
})
