import { readFileSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const asksForDom = /^\/\/ @vitest-environment jsdom/
const waitsForProcesses = /\/crash\.test\.ts$/

/**
 * Puts the tests that ask for a DOM one after the other, before those that do without: a worker ends where the next file
 * needs another environment, and all that it had loaded is loaded anew, a third of the whole work. First of the others are
 * those that kill processes: small files, which come last by their size, and take long.
 */
export class TestsInOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const ranks = new Map(sorted.map((file) => [file, rank(file)]))
    // By project first, as before: those that run apart share no worker.
    const projects = [...new Set(sorted.map(({ project }) => project.name))]
    return projects.flatMap((name) =>
      sorted
        .filter(({ project }) => project.name === name)
        .toSorted((a, b) => (ranks.get(a) ?? 0) - (ranks.get(b) ?? 0)),
    )
  }
}

function rank({ moduleId }: TestSpecification): number {
  if (asksForDom.test(readFileSync(moduleId, 'utf8'))) return 0
  return waitsForProcesses.test(moduleId) ? 1 : 2
}
