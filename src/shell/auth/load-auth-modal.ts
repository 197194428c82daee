import type { i18n } from 'i18next'
import { addPageTexts } from '../page-texts.ts'
import { AuthModal } from './auth-modal.tsx'

/** Gives the modal of signing in, and gives the page its words, which are the sign-in pages'. Itself fetched with the first press. */
export async function loadAuthModal(text: i18n) {
  await addPageTexts(text, ['account'])
  return AuthModal
}
