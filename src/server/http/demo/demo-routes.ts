import { Hono } from 'hono'
import { BAR_FACTS, DEMO_SIGN_IN } from '../../../contract/bar.ts'
import type { AppEnv } from '../call/app-env.ts'
import type { BrowserCall } from '../gateway/gateway.ts'
import { type BarParts, barFacts } from './bar-facts.ts'
import { demoSignIn } from './demo-sign-in.ts'

export interface DemoRoutesParts extends BarParts {
  gateway: (call: BrowserCall) => Promise<Response>
}

/** Makes the addresses that only the demo has, at every agency's host: what its bar asks, and signing its people in. */
export function demoRoutes({ gateway, ...parts }: DemoRoutesParts): Hono<AppEnv> {
  const routes = new Hono<AppEnv>()
  if (parts.hasPeople) routes.post(DEMO_SIGN_IN, demoSignIn(gateway, parts.bareHosts))
  routes.get(BAR_FACTS, barFacts(parts))
  return routes
}
