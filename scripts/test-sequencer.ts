import { readFileSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const asksForDom = /^\/\/ @vitest-environment jsdom/
const waitsForProcesses = /\/crash\.test\.ts$/

/**
 * Runs the tests with a DOM first: a worker ends when the next file needs another environment, and reloading all
 * modules is a third of the whole work. Tests that kill processes come next: they are small, so by size they would
 * come last, but they are slow.
 */
export class TestSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const ranks = new Map(sorted.map((file) => [file, rank(file)]))
    // By project first: isolated tests share no worker.
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
