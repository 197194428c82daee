import { expect, it } from 'vitest'
import { problemLine, shownFolder } from './tenant-problem.ts'

it('names the file where it is, the field and the reason', () => {
  const problem = {
    tenantsDir: '/srv/agencies',
    file: 'tenant.json',
    field: 'agency.logo',
    reason: 'is missing',
  }
  expect(problemLine('aurora', problem)).toBe('/srv/agencies/aurora/tenant.json: agency.logo: is missing')
  expect(problemLine('aurora', { ...problem, tenantsDir: 'tenants', file: '', field: '' })).toBe(
    'tenants/aurora: is missing',
  )
})

it('writes a folder as seen from where the process runs, and whole where it lies elsewhere', () => {
  expect(shownFolder('/app/tenants', '/app')).toBe('tenants')
  expect(shownFolder('/app/my/agencies', '/app')).toBe('my/agencies')
  expect(shownFolder('/srv/agencies', '/app')).toBe('/srv/agencies')
  expect(shownFolder('/app', '/app')).toBe('/app')
})
