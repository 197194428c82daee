import { expect, it } from 'vitest'
import { reachedFiles } from './reached-files.ts'

const booking = 'src/remotes/booking'
const button = `${booking}/spine/proposals/propose-button.tsx`
const dialog = `${booking}/spine/proposals/propose-dialog.tsx`

it('follows imports within a folder, also dynamic ones, but no type imports', () => {
  const reached = reachedFiles([button], booking)
  expect(reached).toContain(dialog)
  expect(reached).toContain(`${booking}/spine/formatting/use-product-texts.ts`)
  expect(reached).not.toContain(`${booking}/spine/product/product-view.ts`)
  expect([...reached].every((file) => file.startsWith(booking))).toBe(true)
})

it('stops at files that are excluded', () => {
  expect(reachedFiles([button], booking, [dialog])).not.toContain(dialog)
})
