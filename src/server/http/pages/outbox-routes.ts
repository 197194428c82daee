import { Hono } from 'hono'
import type { OutboxMail } from '../../../contract/outbox.ts'
import type { AgencyRepositories } from '../../adapters/store/agency-repositories.ts'
import type { ResolvedAgency } from '../../domain/agencies/resolved-agency.ts'
import type { MailAttachment } from '../../domain/mail/mail-attachment.ts'
import type { Mail } from '../../domain/mail/mail-repository.ts'
import { Problem } from '../../kernel/errors/problem.ts'
import type { AppEnv } from '../request-context/app-env.ts'

export interface OutboxRouteDependencies {
  ofAgency: (agencyId: string) => Pick<AgencyRepositories, 'mails'>
  renderOutbox: (agency: ResolvedAgency, mails: readonly OutboxMail[], open: OutboxMail | null) => Response
}

const MOST_MAILS = 50

/** Makes the demo's outbox, for the agency at each host: the list, one mail, and its HTML for a frame. */
export function outboxRoutes({ ofAgency, renderOutbox }: OutboxRouteDependencies): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
  app.get('/outbox', async (c) => {
    const { agency } = c.get('caller')
    return renderOutbox(agency, await latest(agency.id), null)
  })
  app.get('/outbox/:id', async (c) => {
    const { agency } = c.get('caller')
    const open = shown(await find(agency.id, c.req.param('id')))
    return renderOutbox(agency, await latest(agency.id), open)
  })
  app.get('/outbox/:id/html', async (c) => {
    const { html } = await find(c.get('caller').agency.id, c.req.param('id'))
    // Its links open in a new tab: the frame cannot navigate the page around it.
    return new Response(html.replace('<head>', '<head><base target="_blank">'), { headers: framed })
  })
  app.get('/outbox/:id/files/:index', async (c) => {
    const { mails } = ofAgency(c.get('caller').agency.id)
    const { id } = await find(c.get('caller').agency.id, c.req.param('id'))
    const file = (await mails.files(id))[Number(c.req.param('index'))]
    if (file === undefined) throw missing()
    return new Response(new Uint8Array(file.bytes), { headers: saved(file) })
  })
  return app

  async function latest(agencyId: string): Promise<OutboxMail[]> {
    return (await ofAgency(agencyId).mails.latest(MOST_MAILS)).map(shown)
  }

  async function find(agencyId: string, id: string): Promise<Mail> {
    const mail = /^\d{1,15}$/.test(id) ? await ofAgency(agencyId).mails.find(Number(id)) : null
    if (mail === null) throw missing()
    return mail
  }
}

// As strict as a mail program: no script, pictures of this site, the mail's own styles. It has this origin only so
// that the page around it can measure its height; without scripts, it cannot use it.
const framed = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy':
    "sandbox allow-popups allow-popups-to-escape-sandbox allow-same-origin; default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'",
}

/** A mail's attachment: saved under its name, and never run here. */
function saved({ name, type }: MailAttachment): Record<string, string> {
  return {
    'content-type': type,
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
    'cache-control': 'no-store',
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
  }
}

function missing(): Problem {
  return new Problem({ code: 'not_found', detail: 'There is no page at this address.' })
}

function shown({ id, recipient, subject, language, createdAt, text, attachments }: Mail): OutboxMail {
  const files = attachments.map(({ name, size }) => ({ name, size }))
  return { id, to: recipient, subject, language, at: createdAt.toISOString(), text, files }
}
