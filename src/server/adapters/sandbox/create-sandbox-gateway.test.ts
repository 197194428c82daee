import { describe, expect, it } from 'vitest'
import { type SandboxOutcome, sandboxToken } from '../../../tenant/sandbox-token.ts'
import { DEFERRED_SECONDS } from './authorize-sandbox-payment.ts'
import { createSandboxGateway } from './create-sandbox-gateway.ts'
import { memorySandboxStorage } from './memory-sandbox-storage.ts'
import { SANDBOX_SIGNATURE, signWebhook } from './sandbox-webhook.ts'

const webhookSecret = 'only this platform knows'

function sandbox() {
  let now = Date.parse('2026-11-22T12:00:00Z')
  const gateway = createSandboxGateway({
    storage: memorySandboxStorage(),
    clock: () => new Date(now),
    webhookSecret,
  })
  const intent = (idempotencyKey = 'key') =>
    gateway.createIntent({
      reference: 'LV-7K3QX9',
      amount: { amount: 5000, currency: 'USD' },
      description: 'Hotel',
      idempotencyKey,
    })
  async function tried(outcome: SandboxOutcome) {
    const { gatewayReference, browser } = await intent()
    const token = sandboxToken({ outcome }) ?? ''
    const holder = { gatewayReference, clientSecret: browser.clientSecret }
    return { holder, attempt: gateway.authorize({ ...holder, token }) }
  }
  return {
    gateway,
    intent,
    tried,
    forward: (seconds: number) => {
      now += seconds * 1000
    },
    now: () => new Date(now),
  }
}

describe('createSandboxGateway', () => {
  it('authorises a payment although its answer is lost, so that a later query finds it', async () => {
    const { gateway, tried } = sandbox()
    const { holder, attempt } = await tried('timeout')
    await expect(attempt).rejects.toMatchObject({ code: 'timeout', isOpen: true })
    expect((await gateway.retrieve(holder.gatewayReference)).state).toBe('requires_capture')
    expect(await gateway.dueWebhooks()).toHaveLength(1)
  })

  it('defers an authorisation, and sends a webhook then', async () => {
    const { gateway, tried, forward } = sandbox()
    const { holder, attempt } = await tried('late_webhook')
    expect((await attempt).state).toBe('processing')
    forward(DEFERRED_SECONDS - 1)
    expect((await gateway.retrieve(holder.gatewayReference)).state).toBe('processing')
    expect(await gateway.dueWebhooks()).toEqual([])
    forward(1)
    expect(await gateway.dueWebhooks()).toMatchObject([{ gatewayReference: holder.gatewayReference }])
    expect((await gateway.retrieve(holder.gatewayReference)).state).toBe('requires_capture')
  })

  it('can void a processing payment, which is then not authorised', async () => {
    const { gateway, tried, forward } = sandbox()
    const { holder, attempt } = await tried('late_webhook')
    await attempt
    await gateway.void({ gatewayReference: holder.gatewayReference, idempotencyKey: 'void' })
    forward(DEFERRED_SECONDS)
    expect((await gateway.retrieve(holder.gatewayReference)).state).toBe('canceled')
  })

  it('lets only the holder of the secret authorise, answer or decline', async () => {
    const { gateway, intent, tried } = sandbox()
    const { gatewayReference } = await intent()
    const other = { gatewayReference, clientSecret: `${gatewayReference}_secret_0000000000000000000000` }
    const token = sandboxToken({ outcome: 'success' }) ?? ''
    for (const holder of [other, { ...other, clientSecret: '' }, { ...other, gatewayReference: 'none' }]) {
      await expect(gateway.authorize({ ...holder, token })).rejects.toMatchObject({
        code: 'unknown_reference',
      })
    }
    const { holder, attempt } = await tried('three_d_secure')
    await attempt
    const answer = gateway.answerChallenge({ ...holder, clientSecret: 'guessed', isApproved: true })
    await expect(answer).rejects.toMatchObject({ code: 'unknown_reference' })
    expect((await gateway.retrieve(gatewayReference)).state).toBe('requires_action')
  })

  it('accepts no second card for an authorised payment, and no unknown token', async () => {
    const { gateway, intent, tried } = sandbox()
    const { browser, gatewayReference } = await intent()
    const holder = { gatewayReference, clientSecret: browser.clientSecret }
    await expect(gateway.authorize({ ...holder, token: '4242424242424242' })).rejects.toMatchObject({
      code: 'declined',
    })
    expect((await gateway.retrieve(gatewayReference)).state).toBe('requires_payment_method')
    await (await tried('success')).attempt
    const second = (await tried('insufficient_funds')).attempt
    await expect(second).rejects.toMatchObject({ code: 'wrong_state' })
    await expect(gateway.answerChallenge({ ...holder, isApproved: false })).rejects.toMatchObject({
      code: 'wrong_state',
    })
    expect(await gateway.retrieve(gatewayReference)).toMatchObject({
      state: 'requires_capture',
      decline: null,
    })
  })

  it('repeats a webhook until it is delivered, and sends another for further news', async () => {
    const { gateway, tried, forward } = sandbox()
    const { holder, attempt } = await tried('three_d_secure')
    await attempt
    const [first] = await gateway.dueWebhooks()
    expect(await gateway.dueWebhooks()).toHaveLength(1)
    forward(1)
    await gateway.answerChallenge({ ...holder, isApproved: true })
    if (first) await gateway.delivered(first)
    const [second] = await gateway.dueWebhooks()
    expect(second?.gatewayReference).toBe(holder.gatewayReference)
    if (second) await gateway.delivered(second)
    expect(await gateway.dueWebhooks()).toEqual([])
  })

  it('does not confuse an idempotency key with a built-in property name', async () => {
    const { gateway, tried } = sandbox()
    const { holder, attempt } = await tried('success')
    await attempt
    const step = { gatewayReference: holder.gatewayReference, amount: 5000 }
    expect((await gateway.capture({ ...step, idempotencyKey: 'constructor' })).captured).toBe(5000)
    expect((await gateway.refund({ ...step, idempotencyKey: '__proto__' })).amount.amount).toBe(5000)
    expect((await gateway.refund({ ...step, idempotencyKey: '__proto__' })).amount.amount).toBe(5000)
  })

  it('ignores other events, and any that is not an object', async () => {
    const { gateway, now } = sandbox()
    const read = (text: string | Uint8Array) => {
      const body = Buffer.from(text)
      return gateway.readWebhook(
        body,
        new Headers({ [SANDBOX_SIGNATURE]: signWebhook(body, webhookSecret, now()) }),
      )
    }
    expect(await read('{"id":"1","type":"payout.paid","gatewayReference":"x"}')).toBeNull()
    expect(await read('{"id":1,"type":"payment.changed","gatewayReference":"x"}')).toBeNull()
    for (const body of ['', 'null', '[', '"text"', new Uint8Array([0xff])]) {
      await expect(read(body)).rejects.toMatchObject({ fault: 'unreadable' })
    }
  })
})
