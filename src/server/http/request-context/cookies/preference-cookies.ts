import { CURRENCY_COOKIE } from '../../../../tenant/currency.ts'
import { frameSwitches } from '../../../../tenant/frame-request.ts'
import { LANGUAGE_COOKIE } from '../../../../tenant/language.ts'
import { MENU_COOKIE } from '../../../../tenant/menu-cookie.ts'
import { onlyCookies } from '../../http-messages/read-cookies.ts'

const names = [
  LANGUAGE_COOKIE,
  CURRENCY_COOKIE,
  MENU_COOKIE,
  frameSwitches.header.cookie,
  frameSwitches.footer.cookie,
]

/** Returns a Cookie header with only the preferences that pages are rendered from, which give no access. */
export function preferenceCookies(header: string | null): string {
  return onlyCookies(header, names)
}
