import { describe, expect, it } from 'vitest'
import { pairs } from '../../src/theme/color-pairs.ts'
import { resolveTokens } from '../../src/theme/resolve-tokens.ts'
import { runCommandHere } from '../processes/testing-command.ts'
import { checkMode, noFindings, proveRange } from './prove-range.ts'

const prove = (...options: string[]) => runCommandHere('theme/prove.ts', options)

describe('the proof', () => {
  it('checks every pair of both modes of every given seed', () => {
    const found = proveRange({ from: 0x2c7b00, to: 0x2c7c00, stride: 1, inputs: 'primary' })
    expect(found).toMatchObject({ seeds: 256, checked: 256 * 2 * pairs.length, failed: 0, failures: [] })
    expect(found.outcomes.kept + found.outcomes.moved + found.outcomes.flipped).toBe(256)
    expect(found.largestMove.distance).toBeLessThanOrEqual(0.06)
    expect(found.worst.margin).toBeGreaterThanOrEqual(1)
  })

  it('varies secondary colour and tint on request', () => {
    const found = proveRange({ from: 1, to: 0x1000000, stride: 65_537, inputs: 'all' })
    expect(found).toMatchObject({ seeds: 256, failed: 0 })
  })

  it('fails a pair below its ratio, and every pair of a token that is missing or no colour', () => {
    const { light } = resolveTokens({})
    const fail = (change: Record<string, string>) => {
      const found = noFindings()
      checkMode(found, { ...light, ...change }, '#2c7be5', 'light')
      return found
    }
    expect(fail({}).failed).toBe(0)
    const grey = fail({ 'primary-foreground': '#999999' })
    expect(grey.failed).toBe(2)
    expect(grey.failures[0]).toMatch(/^primary-foreground on primary: 1\.\d+ of 4\.5 for #2c7be5, light$/)
    expect(grey.worst).toMatchObject({ over: 'primary-foreground', seed: '#2c7be5', mode: 'light' })
    const pairsOfRing = pairs.filter(({ over }) => over === 'ring').length
    expect(pairsOfRing).toBeGreaterThan(0)
    for (const noColor of ['', 'black', '#00000']) expect(fail({ ring: noColor }).failed).toBe(pairsOfRing)
  })

  it('prints counts, the largest move and the worst pair, and exits with 0 without failures', async () => {
    const { status, stdout, stderr } = await prove('--range', '2c7b00-2c7bff', '--workers', '1')
    expect(status).toBe(0)
    expect(stdout).toMatch(/^256 seeds in 2 modes, \d+ pairs each: [\d,]+ pairs in \d+ s/)
    expect(stdout).toMatch(/^worst pair: \S+ on \S+ at [\d.]+:1 of \S+:1 \(#2c7b.., (light|dark)\)$/m)
    expect(stdout).toMatch(/^0 failures$/m)
    expect(stderr).toContain('100 %')
  })

  it('explains wrong arguments', async () => {
    for (const [options, sentence] of [
      [['--range', 'zz'], '--range must be two colours in ascending order, such as 2c0000-2cffff.'],
      [
        ['--range', 'ffffff-000000'],
        '--range must be two colours in ascending order, such as 2c0000-2cffff.',
      ],
      [['--sample', '0'], '--sample must be a whole number from 1 to 16,777,216, but is "0".'],
      [['--sample', 'many'], '--sample must be a whole number from 1 to 16,777,216, but is "many".'],
      [['--sample', '-5'], '--sample must be a whole number from 1 to 16,777,216, but is "-5".'],
      [['--sample=99999999'], '--sample must be a whole number from 1 to 16,777,216, but is "99999999".'],
      [['--sample', '1e3'], '--sample must be a whole number from 1 to 16,777,216, but is "1e3".'],
      [
        ['--range', '2c0000-2c000f', '--sample', '17'],
        '--sample must be a whole number from 1 to 16, but is "17".',
      ],
      [['--workers', '-1'], '--workers must be a whole number from 1, but is "-1".'],
      [['--sample'], 'The option --sample needs a value.'],
      [['2c0000'], '"2c0000" is not an option, and the command takes only options.'],
      [['--inputs', 'none'], '--inputs must be primary or all.'],
      [['--smaple', '5'], 'There is no option --smaple. There are --sample, --range, '],
    ] as const) {
      const { status, stdout, stderr } = await prove(...options)
      expect(status).toBe(2)
      expect(stdout).toBe('')
      expect(stderr).toContain(sentence)
      expect(stderr).not.toContain('    at ')
    }
    expect(await prove('--help')).toMatchObject({ status: 0, stdout: expect.stringContaining('--sample') })
  })
})
