import type { PairingFiles } from '../../../../contract/type-faces.ts'
import type { Agency } from '../../../../contract/types.ts'
import type { CardPayment } from '../../../../tenant/card-payment.ts'
import { measurementOf, type ThirdParties, thirdPartiesOf } from '../../../../tenant/measurement.ts'
import { resolveTokens } from '../../../../theme/resolve-tokens.ts'
import { themeCss } from '../../../../theme/theme-css.ts'
import { brandMark } from '../../../domain/pictures/brand-address.ts'
import type { ShellAssets } from '../../assets/shell-assets.ts'
import { contentSecurityPolicy } from '../../http-messages/csp.ts'
import { pageScript } from './document.ts'
import type { PageScripts } from './import-map.ts'

type Mode = 'light' | 'dark' | 'auto'

/** What depends only on the agency's version and the page's scripts: the theme, its fonts and the headers for them. */
export interface Frame {
  /** The theme's variables and the `@font-face` rules of the agency's own type pairing. */
  css: string
  fonts: PairingFiles['preload']
  mode: Mode
  colors: { light: string; dark: string }
  /** Version of the agency's icons and cards in their addresses. */
  mark: string
  headers: Readonly<Record<string, string>>
}

export interface FrameInput {
  fonts: ShellAssets['fonts']
  allowRemoteImages: boolean
  /** Origins that may show pages in a frame, in addition to their own. */
  embedders?: readonly string[] | undefined
}

/** The page's scripts, and the card payment that it takes. */
export interface FrameContents {
  scripts: Pick<PageScripts, 'importMap' | 'origins'>
  cards?: CardPayment | null
}

/**
 * Makes the function that returns an agency's theme and page headers, computed once for each published version and
 * cached with it. Source: decision 0035; security, 12 and 14.
 */
export function themedFrames(
  input: FrameInput,
): (agency: Agency, contents: FrameContents, look?: PreviewStyle) => Frame {
  const known = new WeakMap<Agency, ReturnType<typeof framesOf>>()
  return (agency, contents, preview) => {
    // A preview has the number of a published version, so it must not share its cache entry.
    if (preview) return framesOf(input, agency, preview)(contents)
    const frames = known.get(agency) ?? framesOf(input, agency)
    known.set(agency, frames)
    return frames(contents)
  }
}

/** A preview's differences from the agency's settings. */
export interface PreviewStyle {
  mode?: 'light' | 'dark' | undefined
  /** Additional rules after the theme's. */
  css?: string
}

/** One theme for all pages of an agency; only the policy differs, by the hash of the page's import map. */
function framesOf(
  input: FrameInput,
  agency: Agency,
  preview: PreviewStyle = {},
): (contents: FrameContents) => Frame {
  const tokens = resolveTokens({ primaryColor: agency.primaryColor, ...agency.theme })
  const fonts = input.fonts[agency.theme?.typePairing ?? 'modern']
  const css = themeCss(tokens) + fonts.rules + (preview.css ?? '')
  const measuring = thirdPartiesOf(measurementOf(agency))
  const theme = {
    css,
    fonts: fonts.preload,
    mode: preview.mode ?? tokens.mode,
    colors: { light: tokens.light.background ?? '', dark: tokens.dark.background ?? '' },
    mark: brandMark(agency),
  }
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'private, no-cache',
    vary: 'cookie, user-agent, accept-encoding',
    'x-livery-agency': agency.id,
    'x-livery-version': String(agency.version),
  }
  const frames = new Map<string, Frame>()
  return ({ scripts, cards = null }) => {
    const name = `${cards ? 'cards ' : ''}${scripts.importMap}`
    const known = frames.get(name)
    if (known) return known
    const thirdParties = cards ? transaction(measuring, cards) : measuring
    const policy = contentSecurityPolicy({
      inlineScripts: [scripts.importMap, pageScript],
      inlineStyles: [css],
      remoteOrigins: scripts.origins,
      allowRemoteImages: input.allowRemoteImages,
      thirdParties,
      embedders: input.embedders ?? [],
      frames: [...framesOfChat(agency), ...(cards?.frames ?? [])],
    })
    const frame = {
      ...theme,
      headers: {
        ...headers,
        'content-security-policy': policy,
        // Third-party scripts have no hash (decision 0048).
        ...(scripts.origins.length > 0 &&
          thirdParties.scripts.length === 0 && { 'integrity-policy': 'blocked-destinations=(script)' }),
        ...(cards && cardHeaders),
      },
    }
    frames.set(name, frame)
    return frame
  }
}

/** Wallets of a browser pay inside Stripe's frame, and some banks open a window that has to reach the page. */
const cardHeaders = {
  'permissions-policy':
    'camera=(), microphone=(), geolocation=(self), payment=(self "https://js.stripe.com")',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
}

function transaction(one: ThirdParties, other: ThirdParties): ThirdParties {
  return {
    scripts: [...one.scripts, ...other.scripts],
    images: [...one.images, ...other.images],
    connections: [...one.connections, ...other.connections],
  }
}

/** An agency's chat opens in a frame, on the pages of that agency alone; its scripts do not run in the page. */
function framesOfChat({ supportMode, chatWidget }: Agency): string[] {
  return supportMode === 'chat' && chatWidget ? [new URL(chatWidget.url).origin] : []
}
