import { describe, expect, it } from 'vitest'
import { readOptions } from './read-options.ts'
import { UsageError } from './usage-error.ts'

const options = {
  format: { type: 'string' },
  mode: { type: 'string', choices: ['light', 'dark'] },
  sample: { type: 'string', default: '1' },
  json: { type: 'boolean', default: false },
} as const
const read = (...args: string[]) => readOptions({ args, options })
const readAll = (...args: string[]) => readOptions({ args, options, allowPositionals: true })

describe('readOptions', () => {
  it('returns values, defaults and positional arguments', () => {
    expect({ ...readAll('a', '--format', 'css', '--json', 'b').values }).toEqual({
      format: 'css',
      sample: '1',
      json: true,
    })
    expect(readAll('a', '--format', 'css', 'b').positionals).toEqual(['a', 'b'])
    expect(readAll('--', '--format').positionals).toEqual(['--format'])
    expect(read('--format=a=b').values.format).toBe('a=b')
    expect(read('--format=').values.format).toBe('')
  })

  it('takes a value with one leading hyphen as a value, for its reader to judge', () => {
    expect(read('--sample', '-5').values.sample).toBe('-5')
    expect(read('--sample=-5').values.sample).toBe('-5')
    expect(read('--sample', '-').values.sample).toBe('-')
  })

  it.each([
    [['--fromat', 'css'], 'There is no option --fromat. There are --format, --mode, --sample, --json.'],
    [['--fromat=css'], 'There is no option --fromat. There are --format, --mode, --sample, --json.'],
    [['--no-json'], 'There is no option --no-json. There are --format, --mode, --sample, --json.'],
    [['-x'], 'There is no option -x. There are --format, --mode, --sample, --json.'],
    [['-5'], 'There is no option -5. There are --format, --mode, --sample, --json.'],
    [['--__proto__'], 'There is no option --__proto__. There are --format, --mode, --sample, --json.'],
    [['--format'], 'The option --format needs a value.'],
    [['--mode'], 'The option --mode needs a value. There are light, dark.'],
    [['--format', '--json'], 'The option --format needs a value.'],
    [['--json=yes'], 'The option --json takes no value, but got "yes".'],
    [['css'], '"css" is not an option, and the command takes only options.'],
    [[''], '"" is not an option, and the command takes only options.'],
  ])('refuses %j with a sentence', (args, sentence) => {
    expect(() => read(...args)).toThrow(new UsageError(sentence))
  })
})
