import { expect, it } from 'vitest'
import { openTestStore, silentLog } from '../store/testing.ts'
import { startMail } from './start-mail.ts'
import { startTestSmtpServer } from './testing-smtp-server.ts'

const clock = () => new Date()

async function started(settings: Parameters<typeof startMail>[0]) {
  const warnings: string[] = []
  const store = await openTestStore()
  const log = { ...silentLog, warn: (_about: object, text: string) => void warnings.push(text) }
  const sender = await startMail(settings, { store, clock, log })
  await sender?.stop()
  await store.close()
  return { isSending: sender !== null, warnings }
}

it('is not started in the demo, whatever SMTP_URL is', async () => {
  const settings = { mode: 'demo', smtpUrl: 'smtp://127.0.0.1:1', apiOrigin: null } as const
  expect(await started(settings)).toEqual({ isSending: false, warnings: [] })
})

it("logs in production without SMTP_URL what does not work, unless an operator's API sends mail", async () => {
  const settings = { mode: 'production', smtpUrl: null, apiOrigin: null } as const
  const { isSending, warnings } = await started(settings)
  expect(isSending).toBe(false)
  expect(warnings).toHaveLength(1)
  expect(warnings[0]).toMatch(/^SMTP_URL is not set: sign-ups, invitations/)
  expect((await started({ ...settings, apiOrigin: 'https://api.example' })).warnings).toEqual([])
})

it('is started in production with SMTP_URL', async () => {
  const smtp = await startTestSmtpServer()
  const settings = { mode: 'production', smtpUrl: smtp.url, apiOrigin: null } as const
  expect(await started(settings)).toEqual({ isSending: true, warnings: [] })
  await smtp.close()
})
