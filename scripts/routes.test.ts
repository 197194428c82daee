import { describe, expect, it } from 'vitest'
import { runCommandHere } from './processes/testing-command.ts'

const run = (...args: string[]) => runCommandHere('routes.ts', args, { env: { LIVERY_ENVIRONMENT: '' } })

describe('npm run routes', () => {
  it('prints a table: route, who answers, flag or engine, public or not, header and footer', async () => {
    const { status, stdout } = await run('aurora')
    expect(status).toBe(0)
    expect(stdout).toMatch(
      /^Aurora Vesper, \d+ routes \(environment prod\)\n\nroute +who answers +under +public +header +footer\n/,
    )
    expect(stdout).toMatch(/^\/booknow\/hotels\/search +booking part +Hotels: on +whole +whole$/m)
    expect(stdout).toMatch(/^\/login +shell: login +yes +whole +slim$/m)
    expect(stdout).toMatch(/^\/\* +→ \/errors/m)
  })

  it('prints the same as JSON, for another environment on request', async () => {
    const { status, stdout } = await run('rum-ro', '--json', '--environment', 'local')
    expect(status).toBe(0)
    const { agency, environment, routes } = JSON.parse(stdout)
    expect([agency, environment]).toEqual(['Rum & Ro', 'local'])
    expect(routes).toContainEqual(expect.objectContaining({ pattern: '/blog/share', answer: '→ /blog' }))
    expect(routes).toContainEqual(expect.objectContaining({ pattern: '/booknow/cars', under: 'Cars: off' }))
  })

  it('exits with 2 and suggests a slug for an unknown agency', async () => {
    const { status, stdout, stderr } = await run('aurroa')
    expect([status, stdout]).toEqual([2, ''])
    expect(stderr).toMatch(/^There is no agency "aurroa". Did you mean aurora\? There are aurora, duroob, /)
  })

  it.each([
    [[], /^Name the agency whose routes to print. There are aurora, /],
    [['aurora', 'jolt'], /^One agency at a time/],
    [['aurora', '--yaml'], /^There is no option --yaml/],
    [['../secrets'], /^There is no agency "\.\.\/secrets"/],
  ])('explains the fault in %j', async (args, sentence) => {
    const { status, stderr } = await run(...args)
    expect(status).toBe(2)
    expect(stderr).toMatch(sentence)
  })
})
