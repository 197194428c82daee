import { CURRENCY_COOKIE } from '../../../../tenant/currency.ts'
import { frameSwitches } from '../../../../tenant/frame-request.ts'
import { LANGUAGE_COOKIE } from '../../../../tenant/language.ts'
import { MENU_COOKIE } from '../../../../tenant/menu-cookie.ts'
import { onlyCookies } from '../../message/read-cookies.ts'

const names = [
  LANGUAGE_COOKIE,
  CURRENCY_COOKIE,
  MENU_COOKIE,
  frameSwitches.header.cookie,
  frameSwitches.footer.cookie,
]

/** Takes a Cookie header and gives one with what pages are drawn from alone: nothing in it opens anything. */
export function preferenceCookies(header: string | null): string {
  return onlyCookies(header, names)
}
