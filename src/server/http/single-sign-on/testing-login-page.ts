import { createHash } from 'node:crypto'
import { escapeHtml } from '../../kernel/text/escape.ts'
import { loginStyles } from './testing-login-styles.ts'

/** The requesting site, as its visitors know it. */
export interface AskingSite {
  name: string
  /** The host of the redirect, with its port. */
  host: string
  /** The site's own name for this provider. */
  providerName: string
}

export interface LoginForm {
  action: string
  site: AskingSite
  /** The name that was typed before. */
  name: string
  /** Why the name is refused; null if nothing is wrong. */
  problem: string | null
}

const title = 'Demo ID'

/**
 * The log-in page of the demo's identity provider: the requesting site, the data it receives, and a button to refuse.
 * It runs no script.
 */
export function loginPage({ action, site, name, problem }: LoginForm): string {
  const [siteName, host, called] = [site.name, site.host, site.providerName].map(escapeHtml)
  const standsFor = site.providerName === title ? '' : ` Here it stands in for ${called}.`
  const describedBy = problem === null ? 'name-hint' : 'name-problem name-hint'
  const shownProblem =
    problem === null
      ? ''
      : `<p class="problem" id="name-problem"><span aria-hidden="true">!</span>${escapeHtml(problem)}</p>`
  return document(
    `${problem === null ? '' : 'Error: '}Log in to continue to ${siteName}`,
    `<h1>Log in to continue to ${siteName}</h1>
<p class="host">Asked by <bdi>${host}</bdi></p>
<p class="note"><strong>This is part of the demo.</strong> Any name and any password are right.${standsFor}</p>
<form method="post" action="${escapeHtml(action)}" novalidate>
<div class="field"><label for="name">Name</label>${shownProblem}
<input id="name" name="login" value="${escapeHtml(name)}" required maxlength="100" autocomplete="username" autocapitalize="none" spellcheck="false" aria-describedby="${describedBy}"${problem === null ? '' : ' aria-invalid="true"'} autofocus>
<p class="hint" id="name-hint">Such as ada.lovelace, or an email address</p></div>
<div class="field"><label for="password">Password</label>
<input id="password" name="password" type="password" autocomplete="off" aria-describedby="password-hint">
<p class="hint" id="password-hint">Whatever you like; it is not looked at</p></div>
<p class="consent">${siteName} will learn your name and email address, never your password.</p>
<div class="actions"><button name="answer" value="continue" class="primary">Continue</button>
<button name="answer" value="cancel">Cancel</button></div>
</form>`,
  )
}

/** The page for a log-in that cannot continue, with where to start again. */
export function noLoginPage(reason: string): string {
  return document(
    'This log-in cannot go on',
    `<h1>This log-in cannot go on</h1>
<p class="lead">${escapeHtml(reason)}</p>
<p class="note">Go back to the site you came from and begin the log-in there again.</p>`,
  )
}

/** Returns the page's policy for the target of its form: no script, one style, and no frame around it. */
export function loginPolicy(formTargets: readonly string[]): string {
  const style = createHash('sha256').update(loginStyles).digest('base64')
  return [
    "default-src 'none'",
    `style-src 'sha256-${style}'`,
    'img-src data:',
    `form-action ${["'self'", ...formTargets].join(' ')}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ')
}

function document(heading: string, main: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark"><link rel="icon" href="data:,">
<title>${heading} – ${title}</title><style>${loginStyles}</style></head>
<body><header><svg viewBox="0 0 40 40" aria-hidden="true"><rect width="40" height="40" rx="12"/><circle cx="20" cy="16" r="5.5"/><path d="M9.5 31a10.5 8.5 0 0 1 21 0"/></svg>
<p><strong>${title}</strong><span>The demo’s identity provider</span></p></header>
<main>${main}</main>
<footer><p>It runs on this machine alone and forgets everybody when it ends. In production an agency’s own provider stands here.</p></footer></body></html>`
}
