// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { removedHtml } from './removed-html.ts'

const removalsIn = (html: string) =>
  Object.fromEntries(removedHtml(html).map(({ reason, what }) => [reason, what]))

it.each([
  ['<p>Text with <a href="/about">a link</a> and <strong>more</strong></p><ul><li>a</li></ul>', {}],
  ['<!-- a note --><p>a</p>', {}],
  ['<p>a<script>alert(1)</script></p>', { run: ['<script>'] }],
  ['<p onclick="x()" onmouseover="x()">a</p>', { run: ['onclick', 'onmouseover'] }],
  ['<form action="/x"><input name="a"></form>', { form: ['<form>', '<input>'] }],
  ['<p style="color:red" class="x">a</p><font>b</font>', { look: ['<font>', 'style', 'class'] }],
  ['<a href="javascript:alert(1)">a</a>', { link: ['href'] }],
  [
    '<img src=x onerror=alert(1)><iframe src="https://maps.example"></iframe>',
    { media: ['<img>', '<iframe>'] },
  ],
  ['<a href="/a" target="_blank">a</a><p id="x">a</p>', { other: ['target', 'id'] }],
])('explains for %s what is removed and why', (html, what) => {
  const found = removalsIn(html)
  expect(Object.keys(found)).toEqual(Object.keys(what))
  for (const [reason, names] of Object.entries(what)) {
    expect([...(found[reason] ?? [])].sort()).toEqual([...(names as string[])].sort())
  }
})

it('lists only a readable number of removals for a hostile text of any length', () => {
  const html = Array.from({ length: 500 }, (_, at) => `<p x${at}="1">a</p><x-${at}>b</x-${at}>`).join('')
  expect(removalsIn(html).other).toHaveLength(8)
})
