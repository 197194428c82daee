import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { resolveTokens } from '../../src/theme/resolve-tokens.ts'
import { runCommandHere } from '../processes/testing-command.ts'

const node = join(import.meta.dirname, '../../node_modules/.bin/node')
const script = join(import.meta.dirname, 'tokens.ts')

async function tokens(input: string | Buffer, ...options: string[]) {
  const { status, stdout, stderr } = await runCommandHere('theme/tokens.ts', options, { input })
  const answers = () =>
    stdout
      .split('\n')
      .slice(0, -1)
      .map((line) => JSON.parse(line))
  return { status, stdout, stderr, answers }
}

describe('theme:tokens', () => {
  it('prints one JSON object on a line for each seed: the seed, the colours of both modes, the reason', async () => {
    const { status, stderr, ...rest } = await tokens('#136f63\n#2c7be5\n')
    const answers = rest.answers()
    expect(status).toBe(0)
    expect(stderr).toBe('')
    const { light, dark } = resolveTokens({ primaryColor: '#136f63' })
    expect(answers).toEqual([
      { seed: '#136f63', light, dark, reason: 'kept' },
      expect.objectContaining({ seed: '#2c7be5', reason: 'moved 0.0216' }),
    ])
    expect(Object.keys(answers[0])).toEqual(['seed', 'light', 'dark', 'reason'])
    for (const colour of Object.values(answers[0].dark)) expect(colour).toMatch(/^#[0-9a-f]{6}$/)
  })

  it('accepts a last line without an end, Windows line ends, spaces, capitals and a byte order mark', async () => {
    const { status, ...rest } = await tokens('\ufeff#136F63\r\n  #136f63\t\r\n#136f63')
    const answers = rest.answers()
    expect(status).toBe(0)
    expect(answers.map(({ seed }) => seed)).toEqual(['#136F63', '#136f63', '#136f63'])
    expect(answers[0].light.primary).toBe('#136f63')
  })

  it('answers a bad line in place with the line and a sentence, continues, and exits with 1', async () => {
    const bad = ['red', '', '#fff', '#12345g', '#123456;', '"', '{"a":1}', '\u0000', 'é', '-1', '#1234567']
    const { status, ...rest } = await tokens(`#136f63\n${bad.join('\n')}\n#136f63\n`)
    const answers = rest.answers()
    expect(status).toBe(1)
    expect(answers).toHaveLength(bad.length + 2)
    expect(answers.at(0).light.primary).toBe('#136f63')
    expect(answers.at(-1).light.primary).toBe('#136f63')
    for (const [index, answer] of answers.slice(1, -1).entries()) {
      expect(Object.keys(answer)).toEqual(['seed', 'error'])
      expect(answer.seed).toBe(bad[index])
      expect(answer.error).toMatch(/^[A-Z].+\.$/)
    }
  })

  it('prints nothing for empty input', async () => {
    expect(await tokens('')).toMatchObject({ status: 0, stdout: '', stderr: '' })
  })

  it('survives bytes that are no text', async () => {
    const { status, ...rest } = await tokens(Buffer.from([0xff, 0xfe, 0x0a, 0xc3, 0x0a]))
    const answers = rest.answers()
    expect(status).toBe(1)
    expect(answers).toHaveLength(2)
  })

  it('answers a line of many megabytes with its beginning, and the next line as usual', async () => {
    const { status, ...rest } = await tokens(`${'#'.repeat(20_000_000)}\n#136f63\n`)
    const answers = rest.answers()
    expect(status).toBe(1)
    expect(answers).toHaveLength(2)
    expect(answers[0].seed.length).toBeLessThan(2000)
    expect(answers[0].error).toContain('too long')
    expect(answers[1].reason).toBe('kept')
  })

  it('keeps the order of many lines across chunk boundaries', async () => {
    const seeds = Array.from({ length: 3000 }, (_, i) => `#${(i * 5591).toString(16).padStart(6, '0')}`)
    const { status, ...rest } = await tokens(seeds.join('\n'))
    const answers = rest.answers()
    expect(status).toBe(0)
    expect(answers.map(({ seed }) => seed)).toEqual(seeds)
  })

  it('exits silently as a process if the reader closes the pipe', async () => {
    const child = spawn(node, [script], { stdio: ['pipe', 'pipe', 'pipe'] })
    let errors = ''
    child.stderr.on('data', (text) => {
      errors += text
    })
    child.stdin.on('error', () => {})
    child.stdin.write('#136f63\n'.repeat(20_000))
    await once(child.stdout, 'data')
    child.stdout.destroy()
    const [code, signal] = await once(child, 'exit')
    expect({ code, signal, errors }).toEqual({ code: 0, signal: null, errors: '' })
  })

  it('prints its help, and refuses unknown options', async () => {
    expect(await tokens('', '--help')).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('"reason"'),
    })
    const { status, stderr } = await tokens('', '--nonsense')
    expect({ status, stderr }).toEqual({
      status: 2,
      stderr: 'There is no option --nonsense. There is --help.\n',
    })
    expect(await tokens('', '#136f63')).toMatchObject({ status: 2, stdout: '' })
  })
})
