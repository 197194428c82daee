import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { hostRefusal } from './host-refusal.ts'

/** A folder with one tenant that names a host, and the check of a host. */
function tenants() {
  const folder = mkdtempSync(join(tmpdir(), 'livery-hosts-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  mkdirSync(join(folder, 'acme'))
  const file = join(folder, 'acme/tenant.json')
  const write = (text: string) => writeFileSync(file, text)
  write('{ "hosts": ["acme.example", "www.acme.example"] }')
  let now = 0
  const refusal = hostRefusal(folder, () => now)
  return {
    folder,
    write,
    refusal,
    later() {
      now += 5000
    },
  }
}

it.each([
  'localhost:4000',
  'acme.localhost:4000',
  '127.0.0.1:4000',
  '192.168.1.7',
  '[::1]:4000',
  'www.acme.example:4000',
  'ACME.example',
  undefined,
])('answers %s, a name of this machine or of a tenant', (host) => {
  expect(tenants().refusal(host)).toBeNull()
})

it.each([
  'evil.example',
  'www.acme.example.evil.example',
  'localhost.evil.example:4000',
  'other.acme.example',
  '127.0.0.1.evil.example',
  'a_b.example',
  '',
])('refuses %j, which belongs to no tenant, with advice', (host) => {
  expect(tenants().refusal(host)).toMatch(
    /^(?:No tenant has the host .* name it in "hosts"|The Host header is)/,
  )
})

it('follows hosts that are added and removed while it runs, and keeps those of a broken file', () => {
  const { write, refusal, later } = tenants()
  expect(refusal('new.example')).toContain('new.example')
  write('{ "hosts": ["new.example"] }')
  later()
  expect(refusal('new.example')).toBeNull()
  expect(refusal('acme.example')).toContain('acme.example')
  write('{ "hosts": ["new.')
  later()
  expect(refusal('new.example')).toBeNull()
})

it('ignores a circular link, and keeps the hosts of the folders next to it', () => {
  const { folder, refusal } = tenants()
  symlinkSync('circle', join(folder, 'circle'))
  expect(refusal('acme.example')).toBeNull()
  expect(refusal('evil.example')).toContain('evil.example')
})

it('keeps the previous hosts while the folder cannot be read', () => {
  const { folder, refusal, later } = tenants()
  expect(refusal('acme.example')).toBeNull()
  rmSync(folder, { recursive: true })
  writeFileSync(folder, '')
  later()
  expect(refusal('acme.example')).toBeNull()
  expect(refusal('evil.example')).toContain('evil.example')
})
