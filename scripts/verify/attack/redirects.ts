import { type AttackKind, eachWithin, exampleList } from './attack-kind.ts'
import { redirectPayloads } from './redirect-payloads.ts'
import type { AttackReply } from './target.ts'

/** Every address that takes a redirect target; `signedIn` calls as a person who is already signed in. */
const places = [
  { path: (text: string) => `/login?redirect=${text}`, signedIn: false },
  { path: (text: string) => `/login?redirect=${text}`, signedIn: true },
  { path: (text: string) => `/signup?redirect=${text}`, signedIn: true },
  { path: (text: string) => `/sso?navigateTo=${text}`, signedIn: false },
  { path: (text: string) => `/sso/start?provider=none&navigateTo=${text}`, signedIn: false },
  { path: (text: string) => `/logout?redirect=${text}`, signedIn: false },
  { path: (text: string) => `/deal-link?to=${text}`, signedIn: false },
] as const

/** Passes texts that name another site to every redirect: no answer and no link of a page may lead there. */
export const redirects: AttackKind = {
  about: 'addresses of other sites, passed to every redirect',
  async run(target, { most, deadline }) {
    const [slug = ''] = target.slugs
    const cookie = await target.signIn(slug, 'traveller')
    const { examples, add } = exampleList()
    let [redirected, led, serverErrors] = [0, 0, 0]
    const payloads = redirectPayloads().slice(0, most)
    const judge = (title: string, reply: AttackReply) => {
      if (reply.status >= 500) {
        serverErrors += 1
        add(`${reply.status}: ${title}`)
      }
      const location = reply.headers.get('location')
      if (location !== null) redirected += 1
      const links = location === null ? linksOf(reply.text) : [location]
      if (links.some((link) => leadsToEvil(link, `http://${target.hostOf(slug)}`))) {
        led += 1
        add(title)
      }
    }
    const sent = await eachWithin(payloads, { width: 6, deadline }, async (text, index) => {
      const from = `127.0.0.${2 + (index % 200)}`
      const place = places[index % places.length] ?? places[0]
      const path = place.path(encodeURIComponent(text))
      judge(
        path,
        await target.send({ slug, path, from, headers: place.signedIn ? [['Cookie', cookie]] : [] }),
      )
      // The text as a path: no answer may take it for a host.
      const own = `/${text.replace(/[^\x21-\x7e]/g, (letter) => encodeURIComponent(letter))}`
      judge(own, await target.send({ slug, path: own, from }))
      const to = new URLSearchParams({ as: 'traveller', to: text }).toString()
      if (index % 10 !== 0) return
      const headers = [['Content-Type', 'application/x-www-form-urlencoded']] as const
      judge(
        `/demo/sign-in ${text}`,
        await target.send({ slug, path: '/demo/sign-in', method: 'POST', headers, body: to, from }),
      )
    })
    return { counts: { payloads: sent, redirected }, faults: { led, serverErrors }, examples }
  },
}

function linksOf(html: string): string[] {
  return [...html.matchAll(/\s(?:href|action|content|src)="([^"]*)"/g)].map(([, link = '']) =>
    link.replaceAll('&amp;', '&').replaceAll('&#x27;', "'"),
  )
}

function leadsToEvil(link: string, base: string): boolean {
  try {
    const { hostname, protocol } = new URL(link, base)
    return /evil|^\[?::ffff/.test(hostname) || /^(?:javascript|data|vbscript):$/.test(protocol)
  } catch {
    return false
  }
}
