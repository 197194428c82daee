import { expect, it } from 'vitest'
import { problemLine, shownFolder } from './tenant-problem.ts'

it('is one line: the place as editors open it, field, reason and fix', () => {
  const problem = {
    tenantsDir: '/srv/agencies',
    file: 'tenant.json',
    field: 'agency.logo',
    reason: 'is missing',
  }
  expect(problemLine('aurora', problem)).toBe('/srv/agencies/aurora/tenant.json agency.logo is missing')
  const located = { ...problem, line: 12, column: 5, fix: 'add it' }
  expect(problemLine('aurora', located)).toBe(
    '/srv/agencies/aurora/tenant.json:12:5 agency.logo is missing; add it',
  )
  expect(problemLine('aurora', { ...problem, file: 'logo.svg', field: '', line: 2 })).toBe(
    '/srv/agencies/aurora/logo.svg:2 is missing',
  )
  expect(problemLine('aurora', { ...problem, tenantsDir: 'tenants', file: '', field: '' })).toBe(
    'tenants/aurora is missing',
  )
})

it('writes a folder relative to the working directory, or absolute if outside', () => {
  expect(shownFolder('/app/tenants', '/app')).toBe('tenants')
  expect(shownFolder('/app/my/agencies', '/app')).toBe('my/agencies')
  expect(shownFolder('/srv/agencies', '/app')).toBe('/srv/agencies')
  expect(shownFolder('/app', '/app')).toBe('/app')
})
