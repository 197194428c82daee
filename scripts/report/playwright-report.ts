import { relative } from 'node:path'
import type { FullConfig, Reporter, Suite, TestError } from '@playwright/test/reporter'
import { type Report, toReason, writeReport } from './report.ts'

/** Counts stories. A story that passes only on retry is a failure, and so is an error outside any story. */
export default class PlaywrightReport implements Reporter {
  #stories: Suite | undefined
  readonly #outside: TestError[] = []

  onBegin(_config: FullConfig, stories: Suite): void {
    this.#stories = stories
  }

  onError(error: TestError): void {
    this.#outside.push(error)
  }

  onEnd(): void {
    const report: Report = { passed: 0, failures: [] }
    for (const story of this.#stories?.allTests() ?? []) {
      const outcome = story.outcome()
      if (outcome === 'expected') report.passed += 1
      if (outcome === 'unexpected' || outcome === 'flaky') {
        const place = `${relative(process.cwd(), story.location.file)}:${story.location.line}`
        const errors = story.results.flatMap(({ errors }) => errors)
        report.failures.push({ name: `${place} > ${story.title}`, reason: toReason(errors) })
      }
    }
    for (const error of this.#outside) {
      report.failures.push({ name: 'outside any story', reason: toReason([error]) })
    }
    writeReport(report)
  }
}
