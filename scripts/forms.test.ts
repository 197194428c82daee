import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './build/root.ts'

/** Every form's attributes. The arrow of a function in an attribute does not end the tag. */
function formsIn(source: string): string[] {
  return [...source.matchAll(/<form\b((?:=>|[^>])*)>/g)].map(([, attributes = '']) => attributes)
}

it('finds attributes behind one with an arrow function', () => {
  const form = '<form onSubmit={(event) => send(event)} method="post">\n  <p>1 > 0</p>\n</form>'
  expect(formsIn(form)).toEqual([' onSubmit={(event) => send(event)} method="post"'])
})

it('keeps typed values out of the address, also if a form is sent before scripts run', () => {
  const forms = globSync('src/**/*.tsx', { cwd: root })
    .filter((file) => !/\.test\./.test(file))
    .flatMap((file) =>
      formsIn(readFileSync(join(root, file), 'utf8')).map((attributes) => ({ file, attributes })),
    )
  expect(forms.length).toBeGreaterThan(20)
  const loose = forms.filter(({ attributes }) => !/\s(?:action=|method="post")/.test(attributes))
  expect(loose.map(({ file }) => file)).toEqual([])
})
