import type { Mail } from '../../../domain/mail/mail-repository.ts'
import type { TestApp } from '../../../hosts/testing-app.ts'

/** Calls of people who create an account, and the mails that they receive. */
export function testAccounts(app: TestApp) {
  const post = (path: string, body: unknown, options: object = {}) =>
    app.call(`/api/user/${path}`, { method: 'POST', body, ...options })

  /** An agency's mails to an address, newest first. */
  async function mailsTo(email: string, slug = 'aurora'): Promise<Mail[]> {
    const { mails } = app.store.forAgency(await app.agencyId(slug))
    return (await mails.latest(500)).filter(({ recipient }) => recipient === email)
  }

  /** The token in the newest mail to an address. */
  async function tokenFor(email: string, slug?: string): Promise<string> {
    const [mail] = await mailsTo(email, slug)
    const token = /token=([\w-]{43})/.exec(mail?.text ?? '')?.[1]
    if (token === undefined) throw new Error(`the newest mail to ${email} has no token`)
    return token
  }

  return {
    post,
    mailsTo,
    tokenFor,
    /** The text of a refusal, with the fields that it names. */
    async problemOf(response: Response) {
      const { status, code, errors } = (await response.json()) as {
        status: number
        code: string
        errors?: { field: string; reason: string }[]
      }
      return { status, code, ...(errors === undefined ? {} : { errors }) }
    },
    async peopleOf(slug = 'aurora') {
      return app.store.forAgency(await app.agencyId(slug))
    },
    sessionCookie: (response: Response) => cookieOf(response, 'livery_session'),
    /** The cookie that marks the browser of a sign-up. */
    signUpCookie: (response: Response) => cookieOf(response, 'livery_signup'),
    /** Signs up and follows the link in one browser. */
    async join(body: { email: string }): Promise<Response> {
      const cookie = cookieOf(await post('signup', body), 'livery_signup')
      return post('verify', { token: await tokenFor(body.email) }, { headers: { cookie } })
    },
  }
}

function cookieOf(response: Response, name: string): string {
  const found = response.headers.getSetCookie().find((cookie) => cookie.includes(`${name}=`))
  return found?.split(';')[0] ?? ''
}
