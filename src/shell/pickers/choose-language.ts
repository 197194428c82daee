import { changeLanguage } from '../../api/change-language.ts'
import type { ApiClient } from '../../api/client.ts'
import type { LanguageCode } from '../../contract/types.ts'
import { isStored, storeLanguage } from '../preferences.ts'

/** Remembers a language for a year, on the server too for who is signed in, and shows the page in it. */
export async function chooseLanguage(
  client: ApiClient,
  language: LanguageCode,
  signedIn: boolean,
): Promise<void> {
  storeLanguage(language)
  // Without the answer the cookie still holds for this browser.
  if (signedIn) await changeLanguage(client, language).catch(() => undefined)
  const url = new URL(location.href)
  url.searchParams.delete('lng')
  if (!isStored(language)) url.searchParams.set('lng', language)
  // An address that differs in nothing and has a mark in it only scrolls there: 'Skip to content' leaves one.
  url.hash = ''
  location.replace(url)
}
