import type { i18n } from 'i18next'
import { addPageTexts } from '../page-texts.ts'
import { AuthModal } from './auth-modal.tsx'

/** Returns the sign-in modal, and adds the sign-in pages' texts to the page. Loads on the first click. */
export async function loadAuthModal(text: i18n) {
  await addPageTexts(text, ['account'])
  return AuthModal
}
