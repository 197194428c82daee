import { type Scenario, scenarioNamed } from '../../suppliers/scenario.ts'

/** Returns the scenario that a developer's header requests of a sample supplier; nothing outside the demo. */
export function requestedScenario(headers: Headers, isDemo: boolean): { scenario?: Scenario } {
  const scenario = isDemo ? scenarioNamed(headers.get('x-livery-scenario') ?? '') : null
  return scenario === null ? {} : { scenario }
}
