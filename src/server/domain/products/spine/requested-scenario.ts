import { type Scenario, scenarioNamed } from '../../suppliers/scenario.ts'

/** Takes the header by which developers ask a sample supplier to act something out, and gives it; nothing outside the demo. */
export function requestedScenario(headers: Headers, isDemo: boolean): { scenario?: Scenario } {
  const scenario = isDemo ? scenarioNamed(headers.get('x-livery-scenario') ?? '') : null
  return scenario === null ? {} : { scenario }
}
