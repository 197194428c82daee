import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../build/root.ts'
import { runCommandHere } from '../processes/testing-command.ts'
import { proofCases } from '../proof-cases.ts'

const bench = (...args: string[]) => runCommandHere('bench.ts', args)

const all =
  'There are cachedHome, uncachedHome, account, firstLoad, start, paint, lighthouse, liveTheme, hotelScroll, activityScroll, carScroll, bookingSize, editorDrag, publishReach, manyAgencies, previewFirstVisit, hotelSearch, carSearch, activitySearch, flightSearch, bookings, suggest, theme, greedyNeighbour, memory.'

describe('bench', () => {
  it('prints a help that lists every part', async () => {
    const { status, stdout } = await bench('--help')
    expect(status).toBe(0)
    for (const part of all.slice('There are '.length, -1).split(', '))
      expect(stdout).toMatch(new RegExp(`^  ${part} +\\w`, 'm'))
  })

  it('measures only the requested part, as a process', () => {
    const command = [join(root, 'scripts/bench.ts'), '--only', 'suggest']
    const { status, stdout } = spawnSync(process.execPath, command, { encoding: 'utf8' })
    expect(status).toBe(0)
    expect(Object.keys(JSON.parse(stdout))).toEqual(['machine', 'suggestMilliseconds'])
  })

  it.each(
    proofCases(
      [
        [['--only', 'paints'], `There is no part "paints". ${all}`],
        [['--only', 'theme,'], `There is no part "". ${all}`],
        [['--only', 'theme,__proto__'], `There is no part "__proto__". ${all}`],
        [['--only'], `The option --only needs a value. ${all}`],
        [['--olny', 'theme'], `There is no option --olny. There are --only, --help. ${all}`],
        [['theme'], `"theme" is not an option, and the command takes only options. ${all}`],
      ],
      1,
    ),
  )('refuses %j and lists its parts', async (args, sentence) => {
    expect(await bench(...args)).toEqual({ status: 2, stdout: '', stderr: `${sentence}\n` })
  })
})
