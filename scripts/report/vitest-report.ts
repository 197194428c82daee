import { relative } from 'node:path'
import type { SerializedError } from 'vitest'
import type { Reporter, TestModule } from 'vitest/node'
import { type Report, toReason, writeReport } from './report.ts'

/** Counts tests. Files that fail to load and errors outside any test count as failures. */
export default class VitestReport implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const report: Report = { passed: 0, failures: [] }
    for (const module of modules) {
      const file = relative(process.cwd(), module.moduleId)
      const suites = [module, ...module.children.allSuites()]
      for (const suite of suites) {
        const errors = suite.errors()
        if (errors.length > 0) report.failures.push({ name: file, reason: toReason(errors) })
      }
      for (const test of module.children.allTests()) {
        const { state, errors } = test.result()
        if (state === 'passed') report.passed += 1
        if (state === 'failed' || state === 'pending') {
          report.failures.push({ name: `${file} > ${test.fullName}`, reason: toReason(errors ?? []) })
        }
      }
    }
    for (const error of unhandled) {
      report.failures.push({ name: 'outside any test', reason: toReason([error]) })
    }
    writeReport(report)
  }
}
