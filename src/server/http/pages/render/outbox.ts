import type { Outbox, OutboxMail } from '../../../../contract/outbox.ts'
import { resolveTokens } from '../../../../theme/resolve-tokens.ts'
import { themeCss } from '../../../../theme/theme-css.ts'
import type { ResolvedAgency } from '../../../domain/agencies/resolved-agency.ts'
import { escapeHtml } from '../../../kernel/text/escape.ts'
import type { ShellAssets } from '../../assets/shell-assets.ts'
import { contentSecurityPolicy } from '../../http-messages/csp.ts'

export interface OutboxDependencies {
  assets: ShellAssets
  /** The shell's outbox as markup. */
  renderOutbox: (outbox: Outbox) => { title: string; body: string }
}

/**
 * The frame has the height of its mail, so that only the page scrolls; without script, a height that fits most mails.
 */
const script = `for(const f of document.querySelectorAll('iframe')){const fit=()=>{const r=f.contentDocument?.documentElement;if(r&&r.offsetHeight>0)f.style.height=r.offsetHeight+'px'};f.addEventListener('load',fit);addEventListener('resize',fit);fit()}`

/** Makes the page of an agency's outbox, in its theme; its one script measures the mail. Demo only. */
export function createOutbox({ assets, renderOutbox }: OutboxDependencies) {
  return ({ agency }: ResolvedAgency, mails: readonly OutboxMail[], open: OutboxMail | null): Response => {
    const fonts = assets.fonts[agency.theme?.typePairing ?? 'modern']
    const css = themeCss(resolveTokens({ primaryColor: agency.primaryColor, ...agency.theme })) + fonts.rules
    const { title, body } = renderOutbox({ agencyName: agency.agencyName, mails, open })
    const styles = assets.styles.map((url) => `<link rel="stylesheet" href="${url}">`).join('')
    const html = [
      '<!doctype html><html lang="en" dir="ltr"><head><meta charset="utf-8">',
      '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
      `<title>${escapeHtml(title)}</title><style>${css}</style>${styles}</head>`,
      `<body>${body}<script>${script}</script></body></html>`,
    ].join('')
    return new Response(html, {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'content-security-policy': contentSecurityPolicy({
          inlineScripts: [script],
          inlineStyles: [css],
          remoteOrigins: [],
          allowRemoteImages: false,
        }),
      },
    })
  }
}
