import { catalogue } from './catalogue.ts'
import { matchPath } from './match-path.ts'
import { answeringRoute, type Route, type RouteInput } from './route-table.ts'

/**
 * Returns the route of any path of an agency's site: who answers it, the 'not available here' state for a catalogue
 * path without an answer, or `/errors`. Pure. Source: spec §2.1, §2.2, decision 0037.
 */
export function resolveRoute(input: RouteInput): Route {
  const answered = answeringRoute(input)
  if (answered) return answered
  return catalogue.some((pattern) => matchPath(pattern, input.path))
    ? { kind: 'unavailable' }
    : { kind: 'redirect', to: '/errors' }
}
