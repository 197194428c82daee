import { tokenize } from '@csstools/css-tokenizer'
import { expect, it } from 'vitest'
import { readSelectors } from './read-selector.ts'

it.each([
  ['.st0', [{ key: '.st0', compounds: 1, ancestors: 0, siblings: 0 }]],
  ['.a, #b ,path', [{ key: '.a' }, { key: '#b' }, { key: 'path' }]],
  ['g.a > path.b', [{ key: '.b', compounds: 2, ancestors: 0 }]],
  ['svg g  path', [{ key: 'path', compounds: 3, ancestors: 2 }]],
  ['.a *', [{ key: '*', compounds: 2, ancestors: 1 }]],
  ['a~b+c', [{ key: 'c', compounds: 3, siblings: 2 }]],
  ['rect:hover', [{ key: 'rect', siblings: 0 }]],
  ['rect:nth-child(2n)', [{ key: 'rect', siblings: 1 }]],
  [':is(.a, .b)', [{ key: '*', siblings: 2 }]],
  ['g [class="x"]', [{ key: '*', compounds: 2, ancestors: 1 }]],
  ['[class="x"]', [{ key: '*', compounds: 1 }]],
])('reads what %s matches and costs', (text, selectors) => {
  expect(readSelectors(tokenize({ css: text }).slice(0, -1))).toMatchObject(selectors)
})
