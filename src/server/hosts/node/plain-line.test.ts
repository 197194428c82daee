import pino from 'pino'
import { expect, it } from 'vitest'
import { plainLine } from './plain-line.ts'

it('a log line reads as a sentence, with its data and the place of an error', () => {
  const lines: string[] = []
  const log = pino({ level: 'warn' }, { write: (line) => lines.push(plainLine(line)) })
  log.warn({}, 'acme is gone')
  log.warn({ slug: 'acme', fields: ['a', 'b'] }, 'cannot be read')
  log.error({ err: new Error('no more') }, 'failed')
  log.info({}, 'nobody asked')
  expect(lines).toEqual([
    'warn: acme is gone\n',
    'warn: cannot be read (slug: "acme", fields: ["a","b"])\n',
    expect.stringMatching(/^error: failed\nError: no more\n {4}at .*\n$/s),
  ])
})
