import type { Context } from 'hono'
import type { ResolvedAgency } from '../../../domain/agencies/resolved-agency.ts'
import type { GatewayLookup } from '../../../domain/payments/gateway-lookup.ts'
import {
  type GatewayEvent,
  type PaymentGateway,
  WEBHOOK_BODY_LIMIT,
} from '../../../domain/payments/payment-gateway.ts'
import { WebhookRefused } from '../../../domain/payments/webhook-refused.ts'
import { Problem } from '../../../kernel/errors/problem.ts'
import { readFileBody } from '../../http-messages/read-body.ts'
import { withDeadline } from '../../http-messages/with-deadline.ts'
import type { AppEnv } from '../../request-context/app-env.ts'

/** The path for gateways' webhooks, at any host of an agency. */
export const PAYMENT_WEBHOOK = '/api/payments/:gateway/webhook'

export interface PaymentWebhookDependencies {
  readonly gatewayOf: GatewayLookup
  /** Processes a new event. If it throws, the gateway gets no acknowledgement and sends the event again. */
  readonly hear: (
    agency: ResolvedAgency,
    gateway: PaymentGateway['name'],
    event: GatewayEvent,
  ) => Promise<void>
  /** Milliseconds. */
  readonly requestTimeout: number
}

/**
 * Makes the handler of webhooks. They come from no browser: sessions, cookies and origin do not count, and the
 * signature over the raw body is the only proof (400 without it). Irrelevant events are acknowledged.
 */
export function paymentWebhook({ gatewayOf, hear, requestTimeout }: PaymentWebhookDependencies) {
  return (c: Context<AppEnv>): Promise<Response> => {
    c.set('area', 'api')
    const { agency } = c.get('caller')
    const request = c.req.raw
    const name = c.req.param('gateway')
    return withDeadline(requestTimeout, request.signal, async () => {
      const { gateway } =
        name === 'stripe' || name === 'sandbox' ? await gatewayOf(agency, name) : { gateway: null }
      if (gateway === null)
        throw new Problem({
          code: 'not_found',
          detail: 'This payment gateway does not exist. Check the address of the webhook at the gateway.',
        })
      const event = await provenEvent(
        gateway,
        await readFileBody(request, WEBHOOK_BODY_LIMIT),
        request.headers,
      )
      if (event !== null) await hear(agency, gateway.name, event)
      return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } })
    })
  }
}

async function provenEvent(
  gateway: PaymentGateway,
  body: Uint8Array,
  headers: Headers,
): Promise<GatewayEvent | null> {
  try {
    return await gateway.readWebhook(body, headers)
  } catch (cause) {
    if (!(cause instanceof WebhookRefused)) throw cause
    throw new Problem({
      code: 'bad_request',
      detail: 'The signature of the webhook is missing or wrong.',
      cause,
    })
  }
}
