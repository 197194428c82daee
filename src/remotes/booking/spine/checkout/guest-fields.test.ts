import { expect, it } from 'vitest'
import { createText } from '../../../../platform/text.ts'
import ar from '../pages/text/ar.json' with { type: 'json' }
import de from '../pages/text/de.json' with { type: 'json' }
import fr from '../pages/text/fr.json' with { type: 'json' }

const texts = { ar, de, fr }

it.each([
  ['de', 1, 'Kind, 1 Jahr'],
  ['de', 7, 'Kind, 7 Jahre'],
  ['fr', 1, 'Enfant, 1 an'],
  ['fr', 7, 'Enfant, 7 ans'],
  ['ar', 2, 'طفل، سنتان'],
  ['ar', 7, 'طفل، 7 سنوات'],
] as const)('a child is named by its age in %s for %i', (language, count, label) => {
  const { t } = createText(language, { booking: texts[language] })
  expect(t('checkout.child', { count, ns: 'booking' })).toBe(label)
})

it.each([
  ['de', 1, 'Kleinkind, 1 Jahr'],
  ['fr', 0, 'Bébé, 0 an'],
  ['ar', 0, 'رضيع، أقل من سنة'],
] as const)('an infant is named by its age in %s for %i', (language, count, label) => {
  const { t } = createText(language, { booking: texts[language] })
  expect(t('checkout.infant', { count, ns: 'booking' })).toBe(label)
})
