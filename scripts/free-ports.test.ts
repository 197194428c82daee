import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './build/root.ts'

/** A port that another program may have: a number to listen at, or one in place of a missing setting. */
const fixedPort = /\.listen\(\s*[1-9]\d|\?\? '?[1-9]\d{3,4}\b(?!_)/

const files = ['e2e', 'scripts', 'src', 'packages'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name}`)
    .filter((path) => path !== 'scripts/free-ports.test.ts')
    .filter((path) => /^e2e\/.*\.ts$|\.test\.tsx?$|\/testing-[^/]*\.tsx?$/.test(path)),
)

it('every test and story asks for a free port', () => {
  expect(files.length).toBeGreaterThan(900)
  expect(files.filter((path) => fixedPort.test(readFileSync(join(root, path), 'utf8')))).toEqual([])
})

it.each(['server.listen(4170)', 'Number(process.env.E2E_PORT ?? 4170)', "process.env.PORT ?? '4000'"])(
  'a fixed port is found: %s',
  (source) => {
    expect(source).toMatch(fixedPort)
  },
)

it.each(['server.listen(0, host)', 'await freePort()', 'limit ?? 10_000'])(
  '%s has no fixed port',
  (source) => {
    expect(source).not.toMatch(fixedPort)
  },
)
