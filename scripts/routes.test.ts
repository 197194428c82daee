import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const node = join(import.meta.dirname, '../node_modules/.bin/node')
function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(node, [join(import.meta.dirname, 'routes.ts'), ...args], {
    encoding: 'utf8',
    env: { ...process.env, LIVERY_ENVIRONMENT: '' },
  })
  return { status, stdout, stderr }
}

describe('npm run routes', () => {
  it('prints a table: route, who answers, flag or engine, public or not, header and footer', () => {
    const { status, stdout } = run('aurora')
    expect(status).toBe(0)
    expect(stdout).toMatch(
      /^Aurora Vesper, \d+ routes \(environment prod\)\n\nroute +who answers +under +public +header +footer\n/,
    )
    expect(stdout).toMatch(/^\/booknow\/hotels\/search +booking part +Hotels: on +whole +whole$/m)
    expect(stdout).toMatch(/^\/login +shell: login +yes +whole +slim$/m)
    expect(stdout).toMatch(/^\/\* +→ \/errors/m)
  })

  it('prints the same as JSON, for another environment on request', () => {
    const { status, stdout } = run('rum-ro', '--json', '--environment', 'local')
    expect(status).toBe(0)
    const { agency, environment, routes } = JSON.parse(stdout)
    expect([agency, environment]).toEqual(['Rum & Ro', 'local'])
    expect(routes).toContainEqual(expect.objectContaining({ pattern: '/blog/share', answer: '→ /blog' }))
    expect(routes).toContainEqual(expect.objectContaining({ pattern: '/booknow/cars', under: 'Cars: off' }))
  })

  it('exits with 2 and suggests a slug for an unknown agency', () => {
    const { status, stdout, stderr } = run('aurroa')
    expect([status, stdout]).toEqual([2, ''])
    expect(stderr).toMatch(/^There is no agency "aurroa". Did you mean aurora\? There are aurora, duroob, /)
  })

  it.each([
    [[], /^Name the agency whose routes to print. There are aurora, /],
    [['aurora', 'jolt'], /^One agency at a time/],
    [['aurora', '--yaml'], /^There is no option --yaml/],
    [['../secrets'], /^There is no agency "\.\.\/secrets"/],
  ])('explains the fault in %j', (args, sentence) => {
    const { status, stderr } = run(...args)
    expect(status).toBe(2)
    expect(stderr).toMatch(sentence)
  })
})
