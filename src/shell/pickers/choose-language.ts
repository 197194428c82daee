import { changeLanguage } from '../../api/change-language.ts'
import type { ApiClient } from '../../api/client.ts'
import type { LanguageCode } from '../../contract/types.ts'
import { isStored, storeLanguage } from '../preferences.ts'

/** Stores a language for a year, on the server too for a signed-in user, and reloads the page in it. */
export async function chooseLanguage(
  client: ApiClient,
  language: LanguageCode,
  signedIn: boolean,
): Promise<void> {
  storeLanguage(language)
  // If the call fails, the cookie still applies to this browser.
  if (signedIn) await changeLanguage(client, language).catch(() => undefined)
  const url = new URL(location.href)
  url.searchParams.delete('lng')
  if (!isStored(language)) url.searchParams.set('lng', language)
  // An address that differs only in its fragment would scroll instead of reloading: 'Skip to content' leaves one.
  url.hash = ''
  location.replace(url)
}
