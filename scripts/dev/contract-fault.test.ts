import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { contractFault } from './contract-fault.ts'

function projectThat(generates: string): string {
  const root = mkdtempSync(join(tmpdir(), 'livery-contract-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  mkdirSync(join(root, 'scripts'))
  writeFileSync(join(root, 'scripts/generate.ts'), generates)
  return root
}

it("returns the generator's message, and null if it succeeds", async () => {
  const sentence = 'openapi/paths/agency.yaml:1:4 Flow sequence must end with a ]'
  const failing = projectThat(`console.error(${JSON.stringify(sentence)})\nprocess.exitCode = 1`)
  expect(await contractFault(failing)).toEqual({ message: sentence, stack: sentence })
  expect(await contractFault(projectThat(''))).toBeNull()
})

it('names the exit code of a generator that ends without a message', async () => {
  const { message } = (await contractFault(projectThat('process.exitCode = 3'))) ?? {}
  expect(message).toBe('The generator ended with code 3.')
})
