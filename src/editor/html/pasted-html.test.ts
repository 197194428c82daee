// @vitest-environment jsdom

import { DOMParser } from '@tiptap/pm/model'
import { expect, it } from 'vitest'
import { htmlSchema } from './parse-html.ts'
import { pastedHtml } from './pasted-html.ts'
import { writeHtml } from './write-html.ts'

const pasted = (html: string) => writeHtml(DOMParser.fromSchema(htmlSchema).parse(pastedHtml(html)))

it('reads the styles of Google’s documents, and not the <b> around them', () => {
  const html =
    '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><h1 dir="ltr" style="line-height:1.38"><span style="font-size:20pt;font-weight:400">Title</span></h1><p dir="ltr" style="margin:0"><span style="font-weight:700">Bold</span><span style="font-style:italic"> slanted</span><span style="color:#f00"> plain</span></p><ul style="x"><li dir="ltr" style="list-style-type:disc"><p dir="ltr" role="presentation"><span>One</span></p></li></ul></b>'
  expect(pasted(html)).toBe(
    '<h2>Title</h2>\n<p><strong>Bold</strong><em> slanted</em> plain</p>\n<ul>\n<li>One</li>\n</ul>',
  )
})

it('makes real lists of Word’s painted ones, and drops its style sheets and fields', () => {
  const html = `<html xmlns:o="urn:o"><head><style><!-- p.MsoNormal {margin:0} --></style></head><body><!--StartFragment--><p class=MsoNormal style='margin-bottom:8pt'>Before<o:p></o:p></p><p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7pt "Times"'>   </span></span></span><![endif]>One</p><p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·  </span>Two</p><p>After</p><!--EndFragment--></body></html>`
  expect(pasted(html)).toBe('<p>Before</p>\n<ul>\n<li>One</li>\n<li>Two</li>\n</ul>\n<p>After</p>')
})

it.each([
  ['<p onclick="x()" style="position:fixed">a<script>alert(1)</script></p>', '<p>a</p>'],
  ['<a href="javascript:alert(1)">a</a>', '<p>a</p>'],
  ['<p>a</p><style>*{display:none}</style><!-- <p>hidden</p>', '<p>a</p>'],
  ['<div><div><p>a</p></div><section><h1>b</h1></section></div>', '<p>a</p>\n<h2>b</h2>'],
  ['<img src=x onerror=alert(1)><p>a style= b</p>', '<p>a style= b</p>'],
])('keeps only the text of %s', (html, text) => expect(pasted(html)).toBe(text))

it('parses two hundred thousand angle brackets without hanging', () => {
  expect(pasted(`<p>a</p>${'<a style='.repeat(20_000)}`)).toContain('<p>a</p>')
})
